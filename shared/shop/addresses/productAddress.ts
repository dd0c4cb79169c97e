/** @param size size that is selected when the page opens, as in `12 in`. The default is the first size. */
export function productAddress(id: number, size?: string): string {
  return `/product/${id}${size === undefined ? '' : `?${new URLSearchParams({ size })}`}`;
}
