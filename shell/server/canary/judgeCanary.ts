import { VITALS, type Vital } from '../telemetry/measured';
import { failedVisitors, type SideCounts } from '../../composition/machineReports';
import { isAbove, isBelow, isLargerBy, type Trials } from './sequentialTest';
import { bucketOf, endOf } from './vitalBuckets';

/** Chance that a canary which is no worse is ended, over its whole life and all looks together. */
const FALSE_STOP_RATE = 0.01;

/** Half of that is for failures, the rest for measurements, in equal parts. */
const ALPHA_FAILURES = FALSE_STOP_RATE / 2;
const ALPHA_VITAL = FALSE_STOP_RATE / 2 / VITALS.length;

/** Fewer visitors of a release are taken for as many; the pages of those whom nobody saw did not fail. */
const MIN_VISITORS = 50;

/** Visitors whose pages failed, each an address. */
const MIN_FAILED_VISITORS = 5;

/** The share of visitors whose pages failed may be larger than the live release's by this, and no more. */
const FAILURE_MARGIN = 0.02;

/** How much worse a measurement may be for three of four visitors: by this factor, and by this much. */
const VITAL_FACTOR = 1.2;
const VITAL_MARGINS: Readonly<Record<Vital, number>> = { LCP: 200, INP: 50, TTFB: 200, CLS: 0.05 };

/** One visitor of four has a larger value than three of four have. */
const UPPER_SHARE = 0.25;

/** What all machines saw of a canary and of the live release while both were served. */
interface CanaryCounts {
  readonly live: readonly SideCounts[];
  readonly canary: readonly SideCounts[];
}

/**
 * Compares a canary with the live release, from the time that both are served.
 * @returns why it should end, in a sentence; nothing when it does well, or too little is known
 */
export function judgeCanary(counts: CanaryCounts): string | undefined {
  return worseFailures(counts) ?? worseVital(counts);
}

function worseFailures(counts: CanaryCounts): string | undefined {
  const [live, tried] = [failedVisitors(counts.live), failedVisitors(counts.canary)];
  if (tried.hits < MIN_FAILED_VISITORS) return undefined;
  const atLeast = ({ hits, total }: Trials) => ({ hits, total: Math.max(MIN_VISITORS, total) });
  if (!isLargerBy(FAILURE_MARGIN, atLeast(tried), atLeast(live), ALPHA_FAILURES)) return undefined;
  return `It failed for ${tried.hits} of ${tried.total} visitors, the live release for ${live.hits} of ${live.total}.`;
}

/**
 * Three of four visitors of the live release stay below a bound, and fewer of the canary below one that is worse by
 * the margin. Of all bounds that the buckets allow one can be wrong at most, so each is tried at half the rate.
 */
function worseVital({ live, canary }: CanaryCounts): string | undefined {
  for (const name of VITALS) {
    const [before, tried] = [bucketsOf(live, name), bucketsOf(canary, name)];
    for (const bucket of before.keys()) {
      const bound = endOf(name, bucket);
      const worse = bucketOf(name, Math.max(bound * VITAL_FACTOR, bound + VITAL_MARGINS[name]));
      if (
        isBelow(UPPER_SHARE, above(before, bucket), ALPHA_VITAL / 2) &&
        isAbove(UPPER_SHARE, above(tried, worse), ALPHA_VITAL / 2)
      )
        return `Its ${name} is above ${round(endOf(name, worse))}, that of the live release below ${round(bound)} (three of four visits).`;
    }
  }
  return undefined;
}

/** Visitors by bucket, of all machines. */
function bucketsOf(machines: readonly SideCounts[], name: Vital): ReadonlyMap<number, number> {
  const sum = new Map<number, number>();
  for (const { vitals } of machines) {
    for (const [bucket, count] of vitals[name] ?? []) sum.set(bucket, (sum.get(bucket) ?? 0) + count);
  }
  return sum;
}

/** Visitors whose value lies above a bucket. */
function above(buckets: ReadonlyMap<number, number>, end: number): Trials {
  let [hits, total] = [0, 0];
  for (const [bucket, count] of buckets) {
    total += count;
    if (bucket > end) hits += count;
  }
  return { hits, total };
}

const round = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
