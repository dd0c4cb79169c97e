/** Address of a product's page. `size` is the size selected on the page, as in `12 in`; the first one by default. */
export function productAddress(id: number, size?: string): string {
  return `/product/${id}${size === undefined ? '' : `?${new URLSearchParams({ size })}`}`;
}
