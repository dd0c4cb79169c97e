/** So many of so many trials came out one way. */
export interface Trials {
  readonly hits: number;
  readonly total: number;
}

/** Shape of a mixture over possible shares, a beta distribution. */
interface Shape {
  readonly hits: number;
  readonly misses: number;
}

/** For small shares: of what is tried, and of what has been live. Other shapes would hold the rate as well, later. */
const SMALL: Shape = { hits: 0.5, misses: 4 };
const SMALLER: Shape = { hits: 0.5, misses: 40 };

/** Steps of the search for the least evidence: the last is below a millionth. */
const STEPS = 36;

/**
 * How much better a mixture over all shares predicts the trials than one share does, as a logarithm. Were that share
 * true, the ratio would be a martingale that starts at 1: the chance that it ever reaches 1/α, however often one looks,
 * is α at most (Ville's inequality). Robbins' beta-binomial mixture.
 * @param share above 0 and below 1
 */
function logEvidence({ hits, total }: Trials, share: number, shape: Shape): number {
  const misses = total - hits;
  const mixture = logBeta(shape.hits + hits, shape.misses + misses) - logBeta(shape.hits, shape.misses);
  return mixture - hits * Math.log(share) - misses * Math.log1p(-share);
}

/**
 * Whether one side's share is larger than the other's by more than a margin.
 * @param alpha chance of saying so when it is not, over all looks together
 */
export function isLargerBy(margin: number, tried: Trials, before: Trials, alpha: number): boolean {
  if (tried.total === 0 || before.total === 0) return false;
  if (tried.hits / tried.total <= before.hits / before.total + margin) return false;
  // The least evidence against any pair of shares within the margin; it is convex, and least where they touch it.
  const evidence = (share: number) =>
    logEvidence(before, share, SMALLER) + logEvidence(tried, share + margin, SMALL);
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

/** Stirling's series; numbers below 8 are led back to larger ones. @param x above 0 */
function logGamma(x: number): number {
  if (x < 8) return logGamma(x + 1) - Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
