import { workshopKey } from '@tanabana/runtime/contracts/workshopAddress';
import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { cardOf, type Pictures } from '../src/catalogue/card';
import { craftingTechnique, type CraftNotes, culturalContext } from '../src/catalogue/craftNotes';
import { makerAndPlace } from '../src/catalogue/makerAndPlace';
import { createNeighbours } from '../src/catalogue/neighbours';
import type { Catalogue, Product } from '../src/catalogue/product';
import { facetsOf, facetValuesOf } from '../src/facets/facetsOf';
import { TECHNIQUE_OPTIONS, techniquesOf } from '../src/facets/techniques';
import { BLOCK_SIZE } from '../src/listing/sortCards';
import { buildSearchIndex } from '../src/search/searchIndex';
import type { Synonyms } from '../src/search/synonyms';
import { type CatalogueFile, dataFile, type MakersFile, type WorkshopFile } from '../src/source/dataFiles';
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
  for (const workshop of workshopFiles(catalogue, craftNotes)) {
    files[dataFile.workshop(workshop.key)] = JSON.stringify(workshop);
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

/** Facts about the workshops, each taken from its products and the note on its place. */
function workshopFiles({ products, regions }: Catalogue, { places }: CraftNotes): WorkshopFile[] {
  const labels = new Map(TECHNIQUE_OPTIONS.map(({ value, label }) => [value, label]));
  return regions.map(({ name }) => {
    const { maker, place } = makerAndPlace(name);
    const own = products.filter(({ region }) => region === name);
    const techniques = new Set(own.flatMap(techniquesOf).flatMap((value) => labels.get(value) ?? []));
    return {
      key: workshopKey(maker),
      name: maker,
      place,
      craft: [...techniques].map((label, index) => (index > 0 ? label.toLowerCase() : label)).join(', '),
      about: (places[place] ?? '')
        .split(/(?<=[.!?]) /)
        .slice(0, 2)
        .join(' '),
      story: own.find(({ story }) => story !== null)?.id,
    };
  });
}

/**
 * Facts about the whole catalogue: counts, categories and facets. Its size hardly grows with the catalogue.
 * @internal
 */
export function catalogueOverview({ products, categories }: Catalogue, pictures: Pictures): CatalogueFile {
  return {
    total: products.length,
    blocks: Math.ceil(products.length / BLOCK_SIZE),
    categories: categories.map(({ name, image }) => ({
      name,
      count: products.filter(({ category }) => category === name).length,
      picture: pictures(image) ?? null,
    })),
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
