/** Number of visitors, and of those whose pages failed. */
export interface Trials {
  readonly hits: number;
  readonly total: number;
}

/** Parameters of a beta distribution over possible rates. */
interface Shape {
  readonly hits: number;
  readonly misses: number;
}

/** Priors that favour small failure rates. Other priors are valid too, but need more trials. */
const CANDIDATE_PRIOR: Shape = { hits: 0.5, misses: 4 };
const BASELINE_PRIOR: Shape = { hits: 0.5, misses: 40 };

/** Steps of the ternary search; the last interval is smaller than a millionth. */
const STEPS = 36;

/**
 * Logarithm of Robbins' beta-binomial mixture likelihood ratio against one rate. If that rate is the true one, the
 * ratio is a martingale that starts at 1, so it ever reaches 1/α with probability α at most, however often it is
 * checked (Ville's inequality).
 * @param rate above 0 and below 1
 */
function logEvidence({ hits, total }: Trials, rate: number, shape: Shape): number {
  const misses = total - hits;
  const mixture = logBeta(shape.hits + hits, shape.misses + misses) - logBeta(shape.hits, shape.misses);
  return mixture - hits * Math.log(rate) - misses * Math.log1p(-rate);
}

/**
 * Whether the candidate's rate is larger than the baseline's by more than a margin.
 * @param alpha probability of a false positive over any number of checks
 */
export function isLargerBy(margin: number, candidate: Trials, baseline: Trials, alpha: number): boolean {
  if (candidate.total === 0 || baseline.total === 0) return false;
  if (candidate.hits / candidate.total <= baseline.hits / baseline.total + margin) return false;
  // The minimum over all pairs of rates within the margin. It lies where the rates differ by exactly the margin, and
  // the function is convex there.
  const evidence = (rate: number) =>
    logEvidence(baseline, rate, BASELINE_PRIOR) + logEvidence(candidate, rate + margin, CANDIDATE_PRIOR);
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

/** Stirling's series; uses Γ(x + 1) = x Γ(x) below 8. @param x above 0 */
function logGamma(x: number): number {
  if (x < 8) return logGamma(x + 1) - Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
