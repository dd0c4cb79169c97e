import type { PictureSource } from '@tanabana/shared/pictures/pictureSource';
import { cardOf, type Pictures } from '../src/catalogue/cardOf';
import { craftingTechnique } from '../src/catalogue/craftingTechnique';
import { culturalContext } from '../src/catalogue/culturalContext';
import type { Lore } from '../src/catalogue/lore';
import { neighboursOf } from '../src/catalogue/neighbours';
import type { Product } from '../src/catalogue/product';
import type { ProductFile } from '../src/source/dataFiles';

/** A product with everything that its page shows. */
export function productFile(
  product: Product,
  products: readonly Product[],
  pictures: Pictures,
  lore: Lore,
): ProductFile {
  const { related, recommended } = neighboursOf(product, products);
  return {
    product,
    pictures: product.images
      .map(pictures)
      .filter((picture): picture is PictureSource => picture !== undefined),
    context: culturalContext(product, lore),
    technique: craftingTechnique(product, lore),
    related: related.map((other) => cardOf(other, pictures)),
    recommended: recommended.map((other) => cardOf(other, pictures)),
  };
}
