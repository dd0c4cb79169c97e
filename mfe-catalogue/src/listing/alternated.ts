import type { PictureSource } from '@tanabana/ui/pictures/pictureSource';
import type { Card } from '../catalogue/card';

interface Looks extends Pick<Card, 'category'> {
  readonly picture?: Pick<PictureSource, 'color'> | undefined;
}

/** Difference in brightness from which one of two pictures looks light and the other dark, from 0 to 255. */
const CONTRAST = 32;

/**
 * Reorders products so that each differs from the one before it: in its category, and in the brightness of its picture.
 * Among equally different products, the first one comes first.
 */
export function alternated<Product extends Looks>(products: readonly Product[]): Product[] {
  const left = [...products];
  return products.reduce<Product[]>((ordered) => {
    const last = ordered.at(-1);
    const differences = left.map((product) => (last ? difference(product, last) : 0));
    return [...ordered, ...left.splice(differences.indexOf(Math.max(...differences)), 1)];
  }, []);
}

function difference(a: Looks, b: Looks): number {
  const isOtherBrightness = Math.abs(brightness(a) - brightness(b)) >= CONTRAST;
  return Number(a.category !== b.category) * 2 + Number(isOtherBrightness);
}

/** Brightness of the average colour of a picture, from 0 to 255. */
function brightness({ picture }: Looks): number {
  const color = picture?.color ?? '#808080';
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    parseInt(color.slice(start, start + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
