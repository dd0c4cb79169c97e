import { space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

/** A list, and an aside of a fixed width. The aside is to the right of the list on a desktop, and below it elsewhere. */
export const TwoColumns = styled.div<{ readonly $aside: string }>`
  display: grid;
  gap: ${space(5)};
  margin-top: ${space(4)};

  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) ${({ $aside }) => $aside};
    gap: ${space(8)};
    margin-top: ${space(6)};
  }
`;
