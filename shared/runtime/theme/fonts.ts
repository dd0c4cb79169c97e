// Typefaces. Separate constants: a build contains only the variables that it uses.
export const display = 'var(--font-display)';
export const text = 'var(--font-text)';
