import { packDifferences } from '../catalogue/packNumbers';
import { isInCategory } from '../catalogue/categories';
import type { Facet } from '../facets/facet';
import { packColumns, packRanked, unpackColumns } from '../source/columns';
import type { CatalogueSource } from '../source/createCatalogueSource';
import { BLOCK_SIZE } from '../source/dataFiles';
import { cardWith } from '../testing/productOf';
import { searchOf } from '../testing/searchOf';

export const total = BLOCK_SIZE * 2 + 8;
export const cards = Array.from({ length: total }, (_, index) =>
  cardWith({
    id: index + 1,
    category: index % 2 === 0 ? 'Rugs' : 'Handicraft Products',
    price: total - index,
    facets: {
      workshop: [index % 2 === 0 ? 'neelam' : 'lal-bhatti'],
      colour: [index % 4 === 0 ? 'blue' : 'red'],
      material: index < 8 ? ['silk'] : ['wool'],
    },
    ranking: { rating: 4, reviews: 10, featured: false },
  }),
);

export const option = (value: string, count: number) => ({ value, label: value, count });
export const facets: Facet[] = [
  { name: 'colour', options: [option('red', 150), option('blue', 50)] },
  { name: 'material', options: [option('silk', 8), option('wool', 192)] },
  { name: 'workshop', options: [option('lal-bhatti', 100), option('neelam', 100)] },
];

const columns = packColumns(cards, facets);
const products = unpackColumns(columns);

/** Creates a catalogue of three blocks. `read` lists the blocks and the other files that were read. */
export function sourceWith(found: number[] = [], isNear = false) {
  const read: (number | string)[] = [];
  const searched: string[] = [];
  const source: { -readonly [Name in keyof CatalogueSource]: CatalogueSource[Name] } = {
    catalogue: () =>
      Promise.resolve({
        total,
        blocks: 3,
        categories: ['Rugs', 'Handicraft Products'].map((name) => ({ name, summary: '', count: 100 })),
        facets,
        workshops: [{ name: 'all', place: '' }],
      }),
    category: (name) => {
      read.push(name);
      const own = products.filter((product) => isInCategory(product, name));
      const positions = packDifferences(own.map(({ position }) => position));
      return Promise.resolve({ ...packRanked(own), positions, facets, workshops: [{ name, place: '' }] });
    },
    columns: () => {
      read.push('columns');
      return Promise.resolve({ products, facets });
    },
    cards: (positions) => {
      const blocks = new Set(positions.map((position) => Math.floor(position / BLOCK_SIZE)));
      read.push(...blocks);
      return Promise.resolve((position) =>
        blocks.has(Math.floor(position / BLOCK_SIZE)) ? cards[position] : undefined,
      );
    },
    search: () =>
      Promise.resolve(
        searchOf(cards, (text) => {
          searched.push(text);
          return { ids: found, matched: [text], unmatched: [], isPartial: false, isNear };
        }),
      ),
    workshops: () =>
      Promise.resolve(
        ['neelam', 'lal-bhatti'].map((key) => ({
          key,
          name: key,
          place: '',
          count: 1,
          craft: '',
          about: '',
        })),
      ),
  };
  return { source, read, searched };
}
