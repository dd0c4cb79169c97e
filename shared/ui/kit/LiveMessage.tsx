import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/tokens';

interface LiveMessageProps {
  readonly children?: ReactNode;
  readonly tone?: 'success' | 'problem';
}

/** A message that screen readers announce when it appears or changes. */
export function LiveMessage({ children, tone = 'success' }: LiveMessageProps) {
  return (
    <div role={tone === 'problem' ? 'alert' : 'status'}>
      {children ? <Message $tone={tone}>{children}</Message> : null}
    </div>
  );
}

const Message = styled.p<{ readonly $tone: 'success' | 'problem' }>`
  padding: ${space(1.5)} ${space(2)};
  border-left: 3px solid ${({ $tone }) => ($tone === 'problem' ? color.madder : color.leaf)};
  background: ${color.sand};
`;
