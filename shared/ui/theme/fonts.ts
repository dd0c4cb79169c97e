// Typefaces of the theme. The constants are separate exports, so that a build contains only the typefaces that it uses.
export const display = 'var(--font-display)';
export const text = 'var(--font-text)';
