import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { Product } from './product';

/** Returns the main colours of a product: of a rug only the ground. */
export function groundColours({ category, colors }: Product): readonly string[] {
  return isRugCategory(category) ? colors.slice(0, 1) : colors;
}

/** Returns the colours of a rug's border and figures. */
export function accentColours({ category, colors }: Product): readonly string[] {
  return isRugCategory(category) ? colors.slice(1) : [];
}
