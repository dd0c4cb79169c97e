import type { Vital } from '../telemetry/measured';

/** Each bucket reaches this much further than the one before. */
const RATIO = 1.05;

/** Upper end of the first bucket: milliseconds, and for the shift a plain number. */
const FIRST: Readonly<Record<Vital, number>> = { LCP: 1, INP: 1, TTFB: 1, CLS: 0.001 };

/** The bucket of a measurement. Buckets are the same on every machine, so that counts can be added. */
export function bucketOf(name: Vital, value: number): number {
  return value <= FIRST[name] ? 0 : Math.ceil(Math.log(value / FIRST[name]) / Math.log(RATIO) - 1e-9);
}

/** Upper end of a bucket. */
export function endOf(name: Vital, bucket: number): number {
  return FIRST[name] * RATIO ** bucket;
}
