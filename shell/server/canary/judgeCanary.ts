import { failedVisitors, type ReleaseCounts } from '@tanabana/releases/deployments/canaryReports';

/** Maximum probability that a canary with an acceptable failure rate is ended at any time. */
const FALSE_STOP_RATE = 0.01;

/**
 * Minimum number of visitors of a release for the comparison. If a release has fewer visitors, the missing ones are
 * counted as visitors without failures.
 */
const MIN_VISITORS = 50;

/** Minimum number of visitors with failed pages before a canary is ended. Visitors are distinguished by IP address. */
const MIN_FAILED_VISITORS = 5;

/** Accepted difference between the failure rates of the canary and the live release. */
const FAILURE_MARGIN = 0.02;

/** Number of visitors (`total`), and of those for whom a page failed (`hits`). */
interface Trials {
  readonly hits: number;
  readonly total: number;
}

/** Parameters of a beta distribution of failure rates. */
interface Shape {
  readonly hits: number;
  readonly misses: number;
}

/**
 * @param liveCounts counts of each server since the canary started
 * @returns a sentence with the reason to end the canary; `undefined` when the canary should continue
 */
export function judgeCanary(liveCounts: readonly ReleaseCounts[], canaryCounts: readonly ReleaseCounts[]) {
  const [live, canary] = [failedVisitors(liveCounts), failedVisitors(canaryCounts)];
  if (canary.hits < MIN_FAILED_VISITORS) return undefined;
  const atLeast = ({ hits, total }: Trials) => ({ hits, total: Math.max(MIN_VISITORS, total) });
  if (!isLargerBy(FAILURE_MARGIN, atLeast(canary), atLeast(live), FALSE_STOP_RATE)) return undefined;
  return `It failed for ${canary.hits} of ${canary.total} visitors, the live release for ${live.hits} of ${live.total}.`;
}

/**
 * Prior distributions that favour small failure rates. The test is also valid with other priors, but then needs more
 * visitors.
 */
const CANDIDATE_PRIOR: Shape = { hits: 0.5, misses: 4 };
const BASELINE_PRIOR: Shape = { hits: 0.5, misses: 40 };

/** Steps of the ternary search, after which its interval is shorter than a millionth. */
const STEPS = 36;

/**
 * Returns a function that maps a failure rate to the logarithm of the evidence against the rate: Robbins' beta-binomial
 * mixture likelihood ratio. If the rate is true, the ratio is a martingale that starts at 1. The probability that the
 * ratio ever reaches 1/α is then at most α, however often the ratio is checked (Ville's inequality). The rate is above 0
 * and below 1.
 */
function logEvidence({ hits, total }: Trials, shape: Shape): (rate: number) => number {
  const misses = total - hits;
  const mixture = logBeta(shape.hits + hits, shape.misses + misses) - logBeta(shape.hits, shape.misses);
  return (rate) => mixture - hits * Math.log(rate) - misses * Math.log1p(-rate);
}

/**
 * Whether the candidate's rate is larger than the baseline's by more than a margin.
 * @param alpha maximum probability of a false positive over any number of checks
 * @internal
 */
export function isLargerBy(margin: number, candidate: Trials, baseline: Trials, alpha: number): boolean {
  if (candidate.total === 0 || baseline.total === 0) return false;
  if (candidate.hits / candidate.total <= baseline.hits / baseline.total + margin) return false;
  // Of all pairs of rates within the margin, the least evidence is against a pair that differs by exactly the margin.
  // Over those pairs, the evidence is a convex function of the baseline's rate.
  const againstBaseline = logEvidence(baseline, BASELINE_PRIOR);
  const againstCandidate = logEvidence(candidate, CANDIDATE_PRIOR);
  const evidence = (rate: number) => againstBaseline(rate) + againstCandidate(rate + margin);
  let [low, high] = [1e-9, 1 - margin - 1e-9];
  for (let step = 0; step < STEPS; step += 1) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (evidence(left) < evidence(right)) high = right;
    else low = left;
  }
  return evidence((low + high) / 2) >= -Math.log(alpha);
}

function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}

/** Approximates the logarithm of Γ(x) by Stirling's series, which is precise for x from 8. @param x above 0 */
function logGamma(x: number): number {
  if (x < 8) return logGamma(x + 1) - Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
