/** A share as people read it: `12.5%`. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(6))}%`;
}
