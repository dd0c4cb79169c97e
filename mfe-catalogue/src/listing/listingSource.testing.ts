import type { Facet } from '../facets/facet';
import type { SearchAnswer } from '../search/searchProducts';
import type { CatalogueSource, ListedProduct } from '../source/createCatalogueSource';
import { cardWith } from '../testing/productOf';

export const total = 200;
export const products: readonly ListedProduct[] = Array.from({ length: total }, (_, index) => ({
  card: cardWith({
    id: index + 1,
    category: index % 2 === 0 ? 'Rugs' : 'Handicraft Products',
    price: total - index,
    ranking: { rating: 4, reviews: 10, featured: false },
  }),
  facets: {
    workshop: [index % 2 === 0 ? 'neelam' : 'lal-bhatti'],
    colour: [index % 4 === 0 ? 'blue' : 'red'],
    material: index < 8 ? ['silk'] : ['wool'],
  },
}));

export const option = (value: string, count: number) => ({ value, label: value, count });
export const facets: Facet[] = [
  { name: 'colour', options: [option('red', 150), option('blue', 50)] },
  { name: 'material', options: [option('silk', 8), option('wool', 192)] },
  { name: 'workshop', options: [option('lal-bhatti', 100), option('neelam', 100)] },
];

type ChangeableSource = { -readonly [Name in keyof CatalogueSource]: CatalogueSource[Name] };

export function sourceOf(given: readonly ListedProduct[], allFacets: readonly Facet[]): ChangeableSource {
  const listed = {
    products: given,
    facets: allFacets,
    byId: new Map(given.map((product) => [product.card.id, product])),
  };
  return {
    catalogue: () =>
      Promise.resolve({
        total: given.length,
        isLarge: false,
        categories: ['Rugs', 'Handicraft Products'].map((name) => ({ name, summary: '', count: 100 })),
      }),
    products: () => Promise.resolve(listed),
    search: () => Promise.reject(new Error('The test has no search.')),
    workshops: () => {
      const workshop = { place: '', count: 1, craft: '', about: '' };
      return Promise.resolve(
        ['neelam', 'lal-bhatti'].map((key) => ({ ...workshop, key, name: `Studio ${key}` })),
      );
    },
  };
}

/** Returns a source with 200 products, whose search finds the given ids. `searched` lists the searched texts. */
export function sourceWith(found: number[] = [], isNear = false) {
  const searched: string[] = [];
  const source = sourceOf(products, facets);
  source.search = () =>
    Promise.resolve((text): SearchAnswer => {
      searched.push(text);
      return { ids: found, matched: [text], unmatched: [], isPartial: false, isNear };
    });
  return { source, searched };
}
