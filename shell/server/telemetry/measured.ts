/** What browsers measure of a page: largest paint, answer to a click and first byte in milliseconds, and shift. */
export const VITALS = ['LCP', 'INP', 'TTFB', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];

/**
 * Where something failed: while it was loaded or rendered in a browser, after that in a browser, or on the server,
 * where it may have ended the process that rendered.
 */
export type FailureKind = 'start' | 'load' | 'render' | 'event' | 'server' | 'ended';
