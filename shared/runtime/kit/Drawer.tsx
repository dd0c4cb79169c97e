import { styled } from 'styled-components';
import { color, motionAllowed, wide } from '../theme/tokens';
import { Dialog, DialogFrame, type DialogProps } from './Dialog';

/**
 * A dialog that slides in from the left: full width on phones, half on tablets, a third on wide screens
 * (§2.2).
 */
export function Drawer(props: Omit<DialogProps, 'frame'>) {
  return <Dialog {...props} frame={Frame} />;
}

const Frame = styled(DialogFrame)`
  position: fixed;
  inset: 0 auto 0 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  border-top: 0;
  border-right: 1px solid ${color.brass};

  ${wide.tablet} {
    width: 50%;
  }

  ${wide.desktop} {
    width: 35%;
  }

  ${motionAllowed} {
    &:not([open]) {
      opacity: 1;
      translate: -100% 0;
    }

    @starting-style {
      &[open] {
        opacity: 1;
        translate: -100% 0;
      }
    }
  }
`;
