import * as color from './colors';
import * as font from './fonts';
import * as size from './sizes';

export { color, font, size };

/** Returns a distance on the 8-pixel grid. */
export function space(steps: number): string {
  return `${steps * 8}px`;
}

/** Media queries for the widths from which the layout changes (§2.2). */
export const wide = {
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1024px)',
} as const;

export const contentWidth = '1560px';

export const contentPadding = {
  phone: `max(${space(2)}, (100% - ${contentWidth}) / 2)`,
  tablet: `max(${space(4)}, (100% - ${contentWidth}) / 2)`,
  desktop: `max(${space(6)}, (100% - ${contentWidth}) / 2)`,
} as const;

/** Matches a phone in landscape, or a page enlarged to 400 %. Fixed elements would cover too much of such a screen. */
export const shortScreen = '@media (max-height: 480px)';

/** Returns the distance from an edge of the screen, or the safe area inset of the edge if the inset is larger. */
export function clearOf(edge: 'top' | 'right' | 'bottom' | 'left', distance: string): string {
  return `max(${distance}, env(safe-area-inset-${edge}))`;
}

export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';

/** Styles of a selected element in forced colours mode, which removes backgrounds and shadows. */
export const chosenInForcedColors = `
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;

/**
 * The styles do not apply to touch screens, which would display hover styles after a tap.
 * @param selector required if the pointer is over another element than the styled element, as in `a:hover strong`
 */
export function hovered(styles: string, selector = '&:hover'): string {
  return `@media (hover: hover) { ${selector} { ${styles} } }`;
}

export const linkHover = hovered(`color: ${color.madder}; text-decoration: underline;`);

/**
 * Returns styles that let the area around a low control receive clicks, so that a finger does not miss the control. The
 * control must be positioned.
 * @param inset negative distances from the control to the edges of the area
 */
export const hitArea = (inset: string) => `&::after { content: ''; position: absolute; inset: ${inset}; }`;

export const notPrinted = '@media print { display: none; }';

/** Hides controls that need scripts, on paper and in browsers without scripts. */
export const needsScripts = '@media print, (scripting: none) { display: none; }';

/** Hides content visually, but not from assistive technology. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
