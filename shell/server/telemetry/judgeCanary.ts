import type { CountedPage } from './countedPages';
import { VITALS, type Vital } from './measured';
import type { Observations } from './observations';
import { percentile75 } from './percentile75';

/** Pages of the canary that a judgement rests on; fewer live pages are taken for as many. */
const MIN_PAGES = 50;

/** Visitors whose pages failed, each an address. */
const MIN_FAILED_VISITORS = 5;

/** Measurements of each release, each of another address. */
const MIN_VITALS = 30;

/** The share of failures to pages may be larger than the live release's by this, and no more. */
const FAILURE_MARGIN = 0.02;

/** How much worse a measurement may be: by this factor, and by this much. */
const VITAL_FACTOR = 1.2;
const VITAL_MARGINS: Readonly<Record<Vital, number>> = { LCP: 200, INP: 50, TTFB: 200, CLS: 0.05 };

/**
 * Compares a canary with the live release, over the time that both were served. Of one address and release, at most
 * `MAX_PAGES_PER_ADDRESS` pages count, one failure, and one value of each measurement.
 * @param since when the canary began, in milliseconds since 1970
 * @returns why it should end, in a sentence; nothing when it does well, or too little is known
 */
export function judgeCanary(
  { pages }: Pick<Observations, 'pages'>,
  live: string,
  canary: string,
  since: number,
): string | undefined {
  const counted = pages.since(since);
  const [before, tried] = [live, canary].map((id) => counted.filter(({ release }) => release === id));
  if (!before || !tried) return undefined;
  return worseFailures(before, tried) ?? worseVital(before, tried);
}

function worseFailures(live: readonly CountedPage[], canary: readonly CountedPage[]): string | undefined {
  const failed = (pages: readonly CountedPage[]) =>
    new Set(pages.filter(({ failures }) => failures.size > 0).map(({ address }) => address)).size;
  const rate = (pages: readonly CountedPage[]) => failed(pages) / Math.max(MIN_PAGES, pages.length);
  if (canary.length < MIN_PAGES || failed(canary) < MIN_FAILED_VISITORS) return undefined;
  if (rate(canary) <= rate(live) + FAILURE_MARGIN) return undefined;
  return `It failed for ${failed(canary)} visitors on ${canary.length} pages, the live release for ${failed(live)} on ${live.length}.`;
}

function worseVital(live: readonly CountedPage[], canary: readonly CountedPage[]): string | undefined {
  for (const name of VITALS) {
    const [old, tried] = [valuesOf(live, name), valuesOf(canary, name)];
    if (old.length < MIN_VITALS || tried.length < MIN_VITALS) continue;
    const [before, after] = [percentile75(old) ?? 0, percentile75(tried) ?? 0];
    if (after > before * VITAL_FACTOR && after > before + VITAL_MARGINS[name]) {
      return `Its ${name} is ${round(after)}, that of the live release ${round(before)} (three of four visits).`;
    }
  }
  return undefined;
}

/** A measurement of the first page of each address that has it. */
function valuesOf(pages: readonly CountedPage[], name: Vital): readonly number[] {
  const values = new Map<string, number>();
  for (const { address, vitals } of pages) {
    const measured = vitals.get(name);
    if (measured && !values.has(address)) values.set(address, measured.value);
  }
  return [...values.values()];
}

const round = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
