import type { Product } from './product';

/** A rug has only one main colour: its ground colour, which is listed first. */
export function groundColours({ isRug, colors }: Product): readonly string[] {
  return isRug ? colors.slice(0, 1) : colors;
}

export function accentColours({ isRug, colors }: Product): readonly string[] {
  return isRug ? colors.slice(1) : [];
}
