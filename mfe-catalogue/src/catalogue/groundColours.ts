import { isRugCategory } from '@tanabana/shop/cart/cart';
import type { Product } from './product';

/** A rug has only one main colour: its ground colour, which is listed first. */
export function groundColours({ category, colors }: Product): readonly string[] {
  return isRugCategory(category) ? colors.slice(0, 1) : colors;
}

export function accentColours({ category, colors }: Product): readonly string[] {
  return isRugCategory(category) ? colors.slice(1) : [];
}
