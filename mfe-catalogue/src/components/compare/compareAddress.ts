/** Products that fit side by side. */
export const MAX_COMPARED = 3;

/** As in `/compare?ids=10001,30001`. */
export function compareAddress(ids: readonly number[]): string {
  return ids.length === 0 ? '/compare' : `/compare?ids=${ids.join()}`;
}
