import { clearOf, color, space } from './tokens';

/** Styles of a bar that stays at the lower edge of the screen. Use them with `useBottomBar`. */
export const bottomBar = `
  position: sticky;
  z-index: 9;
  bottom: 0;
  padding-block: ${space(1)} ${clearOf('bottom', space(1))};
  border-top: 1px solid ${color.brass};
  background: ${color.paper};
`;
