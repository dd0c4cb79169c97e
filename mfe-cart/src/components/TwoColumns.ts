import { space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

/**
 * A list with an aside. On desktops the aside is a right column with the width `$aside`. On narrower screens the aside
 * is below the list.
 */
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
