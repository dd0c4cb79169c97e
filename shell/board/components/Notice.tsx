import { styled } from 'styled-components';
import { color, space } from '@tanabana/runtime/theme/tokens';

/** What was just done, or why it was not. */
export const Notice = styled.div<{ readonly $isBad?: boolean }>`
  max-width: 760px;
  margin: ${space(2)} 0;
  padding: ${space(1.5)} ${space(2)};
  border-left: 4px solid ${({ $isBad }) => ($isBad ? color.madder : color.leaf)};
  background: ${color.sand};

  > :last-child {
    margin-bottom: 0;
  }
`;
