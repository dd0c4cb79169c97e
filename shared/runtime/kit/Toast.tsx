import { styled } from 'styled-components';
import { color, motionAllowed, notPrinted, space } from '../theme/tokens';

interface ToastProps {
  /** The message; empty while there is none. */
  readonly message: string;
  readonly tone?: 'success' | 'problem';
}

/**
 * A transient message at the bottom of the screen, over the page. Assistive technology reads it out when it
 * appears.
 */
export function Toast({ message, tone = 'success' }: ToastProps) {
  return (
    <Place role={tone === 'problem' ? 'alert' : 'status'}>
      {message && <Slip $tone={tone}>{message}</Slip>}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  z-index: 15;
  inset: auto ${space(2)} ${space(10)};
  display: grid;
  justify-items: center;
  pointer-events: none;
  ${notPrinted}
`;

const Slip = styled.p<{ readonly $tone: 'success' | 'problem' }>`
  max-width: 480px;
  padding: ${space(1.5)} ${space(3)};
  border: 1px solid transparent;
  border-left: 4px solid ${({ $tone }) => ($tone === 'problem' ? '#e08a80' : color.brass)};
  background: ${color.ink};
  box-shadow: 0 8px 32px rgb(34 26 22 / 32%);
  color: ${color.paper};

  ${motionAllowed} {
    transition:
      opacity 200ms ease,
      translate 200ms ease;

    @starting-style {
      opacity: 0;
      translate: 0 8px;
    }
  }
`;
