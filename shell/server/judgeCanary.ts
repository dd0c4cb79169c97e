import { percentile75, VITALS, type Observations, type Vital } from './observations';

/** Fewest documents of each release, and fewest measurements, that a judgement rests on. */
const FEWEST_DOCUMENTS = 50;
const FEWEST_VITALS = 30;

/** A canary may fail in this share of its documents more than the release on show, and no more. */
const FAILURE_MARGIN = 0.02;
const FEWEST_FAILURES = 5;

/** How much worse a measurement may be: by this factor, and by this much. */
const VITAL_FACTOR = 1.2;
const VITAL_MARGINS: Readonly<Record<Vital, number>> = { LCP: 200, INP: 50, TTFB: 200, CLS: 0.05 };

/**
 * Compares a canary with the release on show, over the time that both were shown.
 * @param since when the canary began, in milliseconds since 1970
 * @returns why it should end, in a sentence; nothing when it does well, or too little is known
 */
export function judgeCanary(
  observations: Observations,
  live: string,
  canary: string,
  since: number,
): string | undefined {
  return worseFailures(observations, live, canary, since) ?? worseVital(observations, live, canary, since);
}

function worseFailures(
  observations: Observations,
  live: string,
  canary: string,
  since: number,
): string | undefined {
  const count = (seen: readonly { readonly release: string }[], id: string) =>
    seen.filter(({ release }) => release === id).length;
  const documents = observations.documents(since);
  const failures = observations.failures(since);
  const old = { documents: count(documents, live), failures: count(failures, live) };
  const tried = { documents: count(documents, canary), failures: count(failures, canary) };
  if (tried.documents < FEWEST_DOCUMENTS || tried.failures < FEWEST_FAILURES) return undefined;
  const rate = (side: typeof old) => side.failures / Math.max(1, side.documents);
  if (rate(tried) <= rate(old) + FAILURE_MARGIN) return undefined;
  return `It failed ${tried.failures} times on ${tried.documents} pages, the release on show ${old.failures} times on ${old.documents}.`;
}

function worseVital(
  observations: Observations,
  live: string,
  canary: string,
  since: number,
): string | undefined {
  const vitals = observations.vitals(since);
  for (const name of VITALS) {
    const valuesOf = (id: string) =>
      vitals.filter((vital) => vital.release === id && vital.name === name).map(({ value }) => value);
    const [old, tried] = [valuesOf(live), valuesOf(canary)];
    if (old.length < FEWEST_VITALS || tried.length < FEWEST_VITALS) continue;
    const [before, after] = [percentile75(old) ?? 0, percentile75(tried) ?? 0];
    if (after > before * VITAL_FACTOR && after > before + VITAL_MARGINS[name]) {
      return `Its ${name} is ${round(after)}, that of the release on show ${round(before)} (three of four visits).`;
    }
  }
  return undefined;
}

const round = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
