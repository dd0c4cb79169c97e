import { clearOf, color, space } from './tokens';

/**
 * Styles of a bar that stays at the lower edge of the screen. Use them with `useBottomBar`. On a very short screen, as at
 * a zoom of 500 %, the bar would cover most of the page, and does not stay.
 */
export const bottomBar = `
  position: sticky;
  z-index: 9;
  bottom: 0;
  padding-block: ${space(1)} ${clearOf('bottom', space(1))};
  border-top: 1px solid ${color.brass};
  background: ${color.paper};

  @media (max-height: 320px) {
    position: static;
  }
`;
