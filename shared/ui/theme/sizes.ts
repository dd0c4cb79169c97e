// Font sizes of the theme, which grow with the width of the screen. The constants are separate exports, so that a build
// contains only the sizes that it uses.
export const small = 'var(--size-small)';
export const text = 'var(--size-text)';
export const lead = 'var(--size-lead)';
export const h3 = 'var(--size-h3)';
export const h2 = 'var(--size-h2)';
export const h1 = 'var(--size-h1)';
