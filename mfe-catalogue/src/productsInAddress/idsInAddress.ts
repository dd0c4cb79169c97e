/** Whether a text of an address can be the id of a product. */
export const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text);

export interface IdsInAddress {
  /** Distinct ids in the order of the address, at most as many as the page shows. */
  readonly ids: readonly number[];
  /** Number of distinct entries, including those that are no id. */
  readonly named: number;
  readonly invalid: number;
  readonly hasRepeated: boolean;
}

/**
 * Reads the ids in the parameter `ids`, which separates them by commas. A form sends the parameter once for each
 * product.
 */
export function idsInAddress(search: string, most: number): IdsInAddress {
  const texts = new URLSearchParams(search)
    .getAll('ids')
    .flatMap((value) => value.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const distinct = [...new Set(texts)];
  const ids = distinct.filter(isId).map(Number);
  return {
    ids: ids.slice(0, most),
    named: distinct.length,
    invalid: distinct.length - ids.length,
    hasRepeated: distinct.length < texts.length,
  };
}
