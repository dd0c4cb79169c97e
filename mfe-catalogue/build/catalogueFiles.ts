import type { PictureSource } from '@tanabana/shared/pictures/pictureSource';
import { cardOf, type Pictures } from '../src/catalogue/cardOf';
import type { Catalogue } from '../src/catalogue/catalogue';
import { craftingTechnique } from '../src/catalogue/craftingTechnique';
import { culturalContext } from '../src/catalogue/culturalContext';
import type { Lore } from '../src/catalogue/lore';
import { neighboursOf } from '../src/catalogue/neighbours';
import { BLOCK_SIZE } from '../src/listing/sortCards';
import { buildSearchIndex } from '../src/search/searchIndex';
import { dataFile, type CatalogueFile, type ProductFile } from '../src/source/dataFiles';

function blocksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Regions that the listing introduces: those with the most products. */
const REGIONS_SHOWN = 12;

/**
 * The files in which a catalogue travels to the browser.
 * @returns name below `data/` → text
 */
export function catalogueFiles(
  { products, categories, regions }: Catalogue,
  pictures: Pictures,
  lore: Lore,
): Record<string, string> {
  const cards = products.map((product) => cardOf(product, pictures));
  const blocks = blocksOf(cards, BLOCK_SIZE);
  const overview: CatalogueFile = {
    total: products.length,
    blocks: blocks.length,
    categories: categories.map(({ name, image }) => ({
      name,
      count: products.filter(({ category }) => category === name).length,
      picture: pictures(image) ?? null,
    })),
    regions: regions
      .map(({ name, image }) => ({
        name,
        count: products.filter(({ region }) => region === name).length,
        picture: pictures(image) ?? null,
      }))
      .sort((a, b) => b.count - a.count)
      .slice(0, REGIONS_SHOWN),
  };
  const files: Record<string, string> = {
    [dataFile.catalogue]: JSON.stringify(overview),
    [dataFile.search]: buildSearchIndex(products),
  };
  blocks.forEach((block, index) => (files[dataFile.cards(index)] = JSON.stringify(block)));
  for (const product of products) {
    const { related, recommended } = neighboursOf(product, products);
    const file: ProductFile = {
      product,
      pictures: product.images
        .map(pictures)
        .filter((picture): picture is PictureSource => picture !== undefined),
      context: culturalContext(product, lore),
      technique: craftingTechnique(product, lore),
      related: related.map((other) => cardOf(other, pictures)),
      recommended: recommended.map((other) => cardOf(other, pictures)),
    };
    files[dataFile.product(product.id)] = JSON.stringify(file);
  }
  return files;
}
