// Typefaces. The constants are separate, so that a build contains only those that it uses.
export const display = 'var(--font-display)';
export const text = 'var(--font-text)';
