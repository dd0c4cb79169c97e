import { styled } from 'styled-components';
import { grid } from '../theme/layout';

/** A grid of cards (§2.4). */
export const CardGrid = styled.ul`
  ${grid({
    columns: 2,
    gap: [4, 2],
    tablet: { columns: 3, gap: [6, 3] },
    desktop: { columns: 4, gap: [7, 4] },
  })}
`;
