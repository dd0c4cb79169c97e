/** Names of the theme's colours. Their values are CSS custom properties, set once by the shell. */
export const color = {
  paper: 'var(--paper)',
  sand: 'var(--sand)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  madder: 'var(--madder)',
  madderDeep: 'var(--madder-deep)',
  indigo: 'var(--indigo)',
  indigoDeep: 'var(--indigo-deep)',
  brass: 'var(--brass)',
  leaf: 'var(--leaf)',
  line: 'var(--line)',
  control: 'var(--control)',
} as const;

export const font = {
  display: 'var(--font-display)',
  text: 'var(--font-text)',
} as const;

/** Type scale, fluid between a phone and a wide screen. */
export const size = {
  small: 'var(--size-small)',
  text: 'var(--size-text)',
  lead: 'var(--size-lead)',
  h3: 'var(--size-h3)',
  h2: 'var(--size-h2)',
  h1: 'var(--size-h1)',
} as const;

/** Distances on the 8-pixel grid. */
export function space(steps: number): string {
  return `${steps * 8}px`;
}

/** Widths from which a layout changes (§2.2). */
export const wide = {
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1024px)',
} as const;

/** Greatest width of a page's content. */
export const contentWidth = '1560px';

/** Padding at the sides of a full-width section, so that its content has the page's width. */
export const contentPadding = {
  phone: `max(${space(2)}, (100% - ${contentWidth}) / 2)`,
  tablet: `max(${space(4)}, (100% - ${contentWidth}) / 2)`,
  desktop: `max(${space(6)}, (100% - ${contentWidth}) / 2)`,
} as const;

/** A phone on its side, or a page enlarged to 400 %: nothing may stay over the page that takes a third of it. */
export const shortScreen = '@media (max-height: 480px)';

/**
 * A distance from an edge of the screen, enlarged where the screen's own bars, corners or cameras cover more.
 * @param distance a CSS length
 */
export function clearOf(edge: 'top' | 'right' | 'bottom' | 'left', distance: string): string {
  return `max(${distance}, env(safe-area-inset-${edge}))`;
}

export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';

/**
 * Styles of a chosen, pressed or current element with forced colours, which remove backgrounds and shadows and use one
 * colour for all borders.
 */
export const chosenInForcedColors = `
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;

/** Styles that underline and colour a link under the mouse pointer. */
export const linkHover = `
  @media (hover: hover) {
    &:hover {
      color: ${color.madder};
      text-decoration: underline;
    }
  }
`;

/** Hides controls and overlays in print. */
export const notPrinted = `
  @media print {
    display: none;
  }
`;

/** Styles that hide content from the screen but not from assistive technology. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
