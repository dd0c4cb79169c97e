import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { cardOf, type Pictures } from '../src/catalogue/cardOf';
import { craftingTechnique } from '../src/catalogue/craftingTechnique';
import { culturalContext } from '../src/catalogue/culturalContext';
import type { CraftNotes } from '../src/catalogue/craftNotes';
import type { createNeighbours } from '../src/catalogue/neighbours';
import type { Product } from '../src/catalogue/product';
import type { ProductFile } from '../src/source/dataFiles';

/** Writes a product's file, with everything that its page shows. */
export function productFile(
  product: Product,
  neighboursOf: ReturnType<typeof createNeighbours>,
  pictures: Pictures,
  craftNotes: CraftNotes,
): ProductFile {
  const { related, recommended } = neighboursOf(product);
  return {
    product,
    pictures: product.images
      .map(pictures)
      .filter((picture): picture is PictureSource => picture !== undefined),
    context: culturalContext(product, craftNotes),
    technique: craftingTechnique(product, craftNotes),
    related: related.map((other) => cardOf(other, pictures)),
    recommended: recommended.map((other) => cardOf(other, pictures)),
  };
}
