import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { Product } from './product';

/** Returns the main colours of a product. That of a rug is its ground, the first colour. */
export function groundColours({ category, colors }: Product): readonly string[] {
  return isRugCategory(category) ? colors.slice(0, 1) : colors;
}

export function accentColours({ category, colors }: Product): readonly string[] {
  return isRugCategory(category) ? colors.slice(1) : [];
}
