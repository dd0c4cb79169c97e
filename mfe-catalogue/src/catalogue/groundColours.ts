import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { Product } from './product';

/** Returns the main colours of a product. A rug has only one: its ground colour, which is listed first. */
export function groundColours({ category, colors }: Product): readonly string[] {
  return isRugCategory(category) ? colors.slice(0, 1) : colors;
}

export function accentColours({ category, colors }: Product): readonly string[] {
  return isRugCategory(category) ? colors.slice(1) : [];
}
