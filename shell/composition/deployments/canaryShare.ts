/** Parses a percentage, as in `5` or `0.5`, to a share above 0 and below 1. */
export function canaryShare(percent: string): number | undefined {
  if (!/^\d{1,2}(?:\.\d{1,6})?$/.test(percent)) return undefined;
  const share = Number(percent) / 100;
  return share > 0 ? share : undefined;
}
