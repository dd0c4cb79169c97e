/**
 * Measurements of browsers. LCP, INP and TTFB in milliseconds, CLS without a unit. USABLE is the time from
 * the first paint to hydration, in milliseconds. ACTS is the number of acts of a visitor before hydration.
 */
export const VITALS = ['LCP', 'INP', 'TTFB', 'USABLE', 'CLS', 'ACTS'] as const;
export type Vital = (typeof VITALS)[number];

/**
 * In browsers a failure of the start of a page, or of loading, rendering or an event handler of a remote.
 * `server` is a failed render, `ended` a crashed render process.
 */
export type FailureKind = 'start' | 'load' | 'render' | 'event' | 'server' | 'ended';
