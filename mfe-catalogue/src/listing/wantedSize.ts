/**
 * Returns the size of a rug that a list is about, as in `8x10`: the only one chosen, or the one in the searched text.
 * @param chosen sizes of the filter
 */
export function wantedSize(text: string, chosen: readonly string[] = []): string | undefined {
  const [, width, length] = /(\d+)\s*(?:x|×|by)\s*(\d+)/.exec(text) ?? [];
  return chosen.length === 1 ? chosen[0] : length && `${width}x${length}`;
}
