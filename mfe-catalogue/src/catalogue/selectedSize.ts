import type { SizeOption } from './product';

/**
 * The size that an address asks for, else the first (§4).
 * @returns nothing when there are no sizes
 */
export function selectedSize(sizes: readonly SizeOption[], wanted: string | null): SizeOption | undefined {
  return sizes.find(({ size }) => size === wanted) ?? sizes[0];
}
