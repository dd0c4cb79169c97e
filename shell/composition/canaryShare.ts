/**
 * The share of visitors that a percentage means.
 * @param percent as in `5` or `0.5`
 * @returns above 0 and below 1; nothing when it is no such share
 */
export function canaryShare(percent: string): number | undefined {
  if (!/^\d{1,2}(?:\.\d{1,6})?$/.test(percent)) return undefined;
  const share = Number(percent) / 100;
  return share > 0 ? share : undefined;
}
