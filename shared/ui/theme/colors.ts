// Colours of the theme. `globalStyles` defines the values. The constants are separate exports, so that a build contains
// only the colours that it uses.
export const paper = 'var(--paper)';
export const sand = 'var(--sand)';
export const ink = 'var(--ink)';
export const muted = 'var(--muted)';
export const madder = 'var(--madder)';
export const madderDeep = 'var(--madder-deep)';
export const indigo = 'var(--indigo)';
export const indigoDeep = 'var(--indigo-deep)';
export const brass = 'var(--brass)';
export const leaf = 'var(--leaf)';
export const line = 'var(--line)';
export const control = 'var(--control)';
