/** Colours. `globalStyles` defines their values. */
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

/** Returns a distance on the 8-pixel grid. */
export function space(steps: number): string {
  return `${steps * 8}px`;
}

/** Widths from which a layout changes (§2.2). */
export const wide = {
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1024px)',
} as const;

export const contentWidth = '1560px';

/** Side padding of a full-width section. */
export const contentPadding = {
  phone: `max(${space(2)}, (100% - ${contentWidth}) / 2)`,
  tablet: `max(${space(4)}, (100% - ${contentWidth}) / 2)`,
  desktop: `max(${space(6)}, (100% - ${contentWidth}) / 2)`,
} as const;

/** A phone in landscape, or a page enlarged to 400 %. Fixed elements must not cover the page here. */
export const shortScreen = '@media (max-height: 480px)';

/** Returns a distance from an edge of the screen, of at least the safe area inset. */
export function clearOf(edge: 'top' | 'right' | 'bottom' | 'left', distance: string): string {
  return `max(${distance}, env(safe-area-inset-${edge}))`;
}

export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';

/** Styles of a selected element in forced colours, which remove backgrounds and shadows. */
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

export const notPrinted = `
  @media print {
    display: none;
  }
`;

/** Hides controls that need scripts, on paper too. */
export const needsScripts = `
  @media print, (scripting: none) {
    display: none;
  }
`;

/** Hides content, but not from assistive technology. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
