import type { SizeOption } from './product';

/**
 * Returns the size named in the address, else the first (§4).
 * @returns undefined when there are no sizes
 */
export function selectedSize(sizes: readonly SizeOption[], wanted: string | null): SizeOption | undefined {
  return sizes.find(({ size }) => size === wanted) ?? sizes[0];
}
