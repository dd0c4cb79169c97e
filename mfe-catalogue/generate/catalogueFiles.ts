import { workshopKey } from '@tanabana/shop/addresses/workshopAddress';
import { cardOf, type Pictures } from '../src/catalogue/card';
import { craftingTechnique, type CraftNotes, culturalContext } from '../src/catalogue/craftNotes';
import { makerAndPlace } from '../src/catalogue/makerAndPlace';
import type { Catalogue } from '../src/catalogue/product';
import { facetsOf, facetValuesOf } from '../src/facets/facetsOf';
import { TECHNIQUE_OPTIONS, techniquesOf } from '../src/facets/facetValues';
import { buildSearchIndex } from '../src/search/searchIndex';
import type { Synonyms } from '../src/search/synonyms';
import { type CardsFile, type CatalogueFile, dataFile, type Workshop } from '../src/source/dataFiles';
import type { ProductFile } from '../src/source/productFile';
import { createNeighbours } from './neighbours';

/** Maximum length of a data file that browsers read to find products, in characters. */
const MAX_LENGTH = 400_000;

/** @returns contents by path below `data/` */
export function catalogueFiles(
  catalogue: Catalogue,
  pictures: Pictures,
  craftNotes: CraftNotes,
  synonyms: Synonyms,
): Record<string, string> {
  const { products } = catalogue;
  const listed: CardsFile = {
    facets: facetsOf(products),
    products: products.map((product) => ({
      card: cardOf(product, pictures),
      facets: facetValuesOf(product),
    })),
  };
  const cards = JSON.stringify(listed);
  const search = buildSearchIndex(products, synonyms);
  const isLarge = Math.max(cards.length, search.length) > MAX_LENGTH;
  const files: Record<string, string> = {
    [dataFile.catalogue]: JSON.stringify(catalogueOverview(catalogue, pictures, isLarge)),
    [dataFile.cards]: cards,
    [dataFile.search]: search,
    [dataFile.workshops]: JSON.stringify(workshopsOf(catalogue, craftNotes)),
  };
  const neighboursOf = createNeighbours(products);
  for (const product of products) {
    const { related, recommended } = neighboursOf(product);
    const file: ProductFile = {
      product,
      pictures: product.images.flatMap((name) => pictures(name) ?? []),
      context: culturalContext(product, craftNotes),
      technique: craftingTechnique(product, craftNotes),
      related: related.map((other) => cardOf(other, pictures)),
      recommended: recommended.map((other) => cardOf(other, pictures)),
    };
    files[dataFile.product(product.id)] = JSON.stringify(file);
  }
  return files;
}

function workshopsOf({ products, regions }: Catalogue, { places }: CraftNotes): Workshop[] {
  const labels = new Map(TECHNIQUE_OPTIONS.map(({ value, label }) => [value, label]));
  const workshops = regions
    .filter(({ name }) => name !== '')
    .map(({ name }) => {
      const { maker, place } = makerAndPlace(name);
      const own = products.filter(({ region }) => region === name);
      const techniques = new Set(own.flatMap(techniquesOf).flatMap((value) => labels.get(value) ?? []));
      const sentences = (places[place] ?? '').split(/(?<=[.!?]) /);
      return {
        key: workshopKey(maker),
        name: maker,
        place,
        count: own.length,
        craft: [...techniques].map((label, index) => (index > 0 ? label.toLowerCase() : label)).join(', '),
        about: sentences.slice(0, 2).join(' '),
        story: own.find(({ story }) => story !== undefined)?.id,
      };
    });
  return workshops.sort((a, b) => b.count - a.count);
}

function catalogueOverview(
  { products, categories, listing }: Catalogue,
  pictures: Pictures,
  isLarge: boolean,
): CatalogueFile {
  return {
    total: products.length,
    isLarge,
    texts: listing,
    isUnranked: products.every(({ ranking }) => ranking?.rating === 0) || undefined,
    categories: categories.map(({ name, image, summary }) => ({
      name,
      summary,
      count: products.filter(({ category }) => category === name).length,
      picture: pictures(image),
    })),
  };
}
