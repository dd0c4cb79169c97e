import type { CartItem } from '@tanabana/runtime/cart/cart';

/** The facts below a line's title: size, colour unless Standard, material unless Handcrafted (§2.6, §2.8). */
export function lineFacts({ size, color, material }: Pick<CartItem, 'size' | 'color' | 'material'>) {
  return [
    { label: 'Size', value: size },
    { label: 'Colour', value: color === 'Standard' ? '' : color },
    { label: 'Material', value: material === 'Handcrafted' ? '' : material },
  ].filter(({ value }) => value);
}
