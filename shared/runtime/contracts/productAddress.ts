/**
 * Returns the address of a product's page.
 * @param size size that the page selects, as in `12 in`; the first size by default
 */
export function productAddress(id: number, size?: string): string {
  return `/product/${id}${size === undefined ? '' : `?${new URLSearchParams({ size })}`}`;
}
