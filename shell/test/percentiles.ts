/** Percentiles of times, rounded; 0 without any. @param times in milliseconds */
export function percentiles(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { p50: at(0.5), p99: at(0.99), longest: at(1 - Number.EPSILON) };
}
