import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { cardOf, type Pictures } from '../src/catalogue/card';
import { craftingTechnique, type CraftNotes, culturalContext } from '../src/catalogue/craftNotes';
import { makerAndPlace } from '../src/catalogue/makerAndPlace';
import { createNeighbours } from '../src/catalogue/neighbours';
import type { Catalogue, Category, Product, Region } from '../src/catalogue/product';
import { facetsOf, facetValuesOf } from '../src/facets/facetsOf';
import { BLOCK_SIZE } from '../src/listing/sortCards';
import { buildSearchIndex } from '../src/search/searchIndex';
import type { Synonyms } from '../src/search/synonyms';
import { type CatalogueFile, dataFile, type MakersFile } from '../src/source/dataFiles';
import type { ProductFile } from '../src/source/productFile';

/**
 * Writes the data files of a catalogue.
 * @returns name below `data/` → text
 */
export function catalogueFiles(
  catalogue: Catalogue,
  pictures: Pictures,
  craftNotes: CraftNotes,
  synonyms: Synonyms,
): Record<string, string> {
  const { products } = catalogue;
  const overview = catalogueOverview(catalogue, pictures);
  const cards = products.map((product) => ({
    ...cardOf(product, pictures),
    facets: facetValuesOf(product),
  }));
  const files: Record<string, string> = {
    [dataFile.catalogue]: JSON.stringify(overview),
    [dataFile.search]: buildSearchIndex(products, synonyms),
    [dataFile.makers]: JSON.stringify(makersOf(catalogue)),
  };
  for (let block = 0; block < overview.blocks; block += 1) {
    files[dataFile.cards(block)] = JSON.stringify(cards.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE));
  }
  const neighboursOf = createNeighbours(products);
  for (const product of products) {
    files[dataFile.product(product.id)] = JSON.stringify(
      productFile(product, neighboursOf, pictures, craftNotes),
    );
  }
  return files;
}

/** The makers and their numbers of products, the largest first. */
function makersOf({ products, regions }: Catalogue): MakersFile {
  return regions
    .map(({ name }) => {
      const { maker, place } = makerAndPlace(name);
      return { name: maker, place, count: products.filter(({ region }) => region === name).length };
    })
    .sort((a, b) => b.count - a.count);
}

/** Most regions that the listing shows: those with the most products. */
const REGIONS_SHOWN = 12;

/**
 * Facts about the whole catalogue: counts, categories, regions and facets. Its size hardly grows with the catalogue.
 * @internal
 */
export function catalogueOverview(
  { products, categories, regions }: Catalogue,
  pictures: Pictures,
): CatalogueFile {
  const counted = (groups: readonly (Category | Region)[], field: 'category' | 'region') =>
    groups.map(({ name, image }) => ({
      name,
      count: products.filter((product) => product[field] === name).length,
      picture: pictures(image) ?? null,
    }));
  return {
    total: products.length,
    blocks: Math.ceil(products.length / BLOCK_SIZE),
    categories: counted(categories, 'category'),
    regions: counted(regions, 'region')
      .sort((a, b) => b.count - a.count)
      .slice(0, REGIONS_SHOWN),
    facets: facetsOf(products),
  };
}

/** Writes a product's file, with everything that its page shows. */
function productFile(
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
