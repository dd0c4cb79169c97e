import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { Product } from './product';

type Coloured = Pick<Product, 'category' | 'colors'>;

/** Returns the colours that a product is seen as: the ground of a rug, which its data name first, and all of others. */
export function groundColours({ category, colors }: Coloured): readonly string[] {
  return isRugCategory(category) ? colors.slice(0, 1) : colors;
}

/** Returns the other colours of a rug, those of its border and figures. */
export function accentColours({ category, colors }: Coloured): readonly string[] {
  return isRugCategory(category) ? colors.slice(1) : [];
}
