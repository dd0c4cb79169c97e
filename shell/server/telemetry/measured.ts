/**
 * What browsers measure. LCP, INP and TTFB in milliseconds, CLS without a unit; USABLE is the time from the first paint
 * until React has taken the main part over, in milliseconds, and ACTS how many acts visitors did before.
 */
export const VITALS = ['LCP', 'INP', 'TTFB', 'USABLE', 'CLS', 'ACTS'] as const;
export type Vital = (typeof VITALS)[number];

/**
 * Kind of a failure. In a browser: while the page starts, a remote loads, renders, or handles an event. On the server:
 * `server` for a failed render, `ended` for a crashed render process.
 */
export type FailureKind = 'start' | 'load' | 'render' | 'event' | 'server' | 'ended';
