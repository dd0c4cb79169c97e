import { workshopKey } from '@tanabana/runtime/addresses/workshopAddress';
import { type Card, cardOf, type Pictures } from '../src/catalogue/card';
import { categoryNamed, HANDICRAFTS, isInCategory } from '../src/catalogue/categories';
import { craftingTechnique, type CraftNotes, culturalContext } from '../src/catalogue/craftNotes';
import { makerAndPlace } from '../src/catalogue/makerAndPlace';
import type { Catalogue } from '../src/catalogue/product';
import { countFacets, frequentFacets } from '../src/facets/facetChoice';
import { facetsOf, facetValuesOf } from '../src/facets/facetsOf';
import { TECHNIQUE_OPTIONS, techniquesOf } from '../src/facets/facetValues';
import { type Columns, packColumns, packRanked, unpackColumns } from '../src/source/columns';
import { workshopsOf as workshopsOfListing } from '../src/listing/findFiltered';
import { packDifferences } from '../src/catalogue/packNumbers';
import { BLOCK_SIZE } from '../src/source/dataFiles';
import { buildSearchIndex } from '../src/search/searchIndex';
import type { Synonyms } from '../src/search/synonyms';
import { type CatalogueFile, type CategoryFile, dataFile, type Workshop } from '../src/source/dataFiles';
import type { ProductFile } from '../src/source/productFile';
import { createNeighbours } from './neighbours';

/** Creates the data files of a catalogue. Returns their contents by path below `data/`. */
export function catalogueFiles(
  catalogue: Catalogue,
  pictures: Pictures,
  craftNotes: CraftNotes,
  synonyms: Synonyms,
): Record<string, string> {
  const { products } = catalogue;
  const cards = products.map((product) => cardOf(product, pictures));
  const columns = packColumns(
    products.map((product) => ({ ...product, facets: facetValuesOf(product) })),
    facetsOf(products),
  );
  const overview = catalogueOverview(catalogue, pictures, columns, cards);
  const files: Record<string, string> = {
    [dataFile.catalogue]: JSON.stringify(overview),
    ...buildSearchIndex(products, synonyms),
    [dataFile.workshops]: JSON.stringify(workshopsOf(catalogue, craftNotes)),
    ...(!overview.columns && {
      [dataFile.columns]: JSON.stringify(columns),
      ...categoryFiles(catalogue, columns, cards),
    }),
  };
  for (let block = 0; block < overview.blocks; block += 1) {
    files[dataFile.cards(block)] = JSON.stringify(cards.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE));
  }
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
  const workshops = regions.map(({ name }) => {
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

/** Returns the overview of a catalogue. The overview hardly grows with the number of products. */
function catalogueOverview(
  { products, categories }: Catalogue,
  pictures: Pictures,
  columns: Columns,
  cards: readonly Card[],
): CatalogueFile {
  const blocks = Math.ceil(products.length / BLOCK_SIZE);
  return {
    total: products.length,
    blocks,
    categories: categories.map(({ name, image, summary }) => ({
      name,
      summary,
      count: products.filter(({ category }) => category === name).length,
      picture: pictures(image),
    })),
    facets: frequentFacets(columns.facets),
    ...(blocks > 1
      ? {
          workshops: workshopsOfListing(
            unpackColumns(columns),
            columns.facets,
            (position) => cards[position],
          ),
        }
      : { columns }),
  };
}

/** Creates the files of the categories, which contain what a listing of the category in the default order needs. */
function categoryFiles(
  { categories }: Catalogue,
  columns: Columns,
  cards: readonly Card[],
): Record<string, string> {
  const names = categories.map(({ name }) => name);
  const group = categoryNamed(names, HANDICRAFTS);
  const products = unpackColumns(columns);
  const files = [...names, ...(group === undefined ? [] : [group])].map((name): [string, string] => {
    const own = products.filter((product) => isInCategory(product, name));
    const file: CategoryFile = {
      ...packRanked(own),
      positions: packDifferences(own.map(({ position }) => position)),
      facets: frequentFacets(countFacets(columns.facets, own, {})),
      workshops: workshopsOfListing(own, columns.facets, (position) => cards[position]),
    };
    return [dataFile.category(name), JSON.stringify(file)];
  });
  return Object.fromEntries(files);
}
