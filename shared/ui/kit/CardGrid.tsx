import { styled } from 'styled-components';
import { space, wide } from '../theme/tokens';

export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)} ${space(2)};

  ${wide.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(6)} ${space(3)};
  }

  ${wide.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space(7)} ${space(4)};
  }
`;
