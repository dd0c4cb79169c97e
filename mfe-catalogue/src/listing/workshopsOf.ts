import type { Facet } from '../facets/facet';
import type { ListedProduct } from '../source/createCatalogueSource';
import type { Listing } from './listing';

const MAX_WORKSHOPS = 12;

/** Returns the workshops with the most products, each with the picture of its first product. */
export function workshopsOf(
  products: readonly ListedProduct[],
  facets: readonly Facet[],
): Listing['workshops'] {
  const options = facets.find(({ name }) => name === 'workshop')?.options ?? [];
  const own = new Map<string, { count: number; readonly card: ListedProduct['card'] }>();
  for (const { card, facets: values } of products) {
    for (const value of values.workshop ?? []) {
      const workshop = own.get(value);
      if (workshop) workshop.count += 1;
      else own.set(value, { count: 1, card });
    }
  }
  return options
    .flatMap(({ value, label }) => {
      const workshop = own.get(value);
      return workshop ? { ...workshop, name: label } : [];
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_WORKSHOPS)
    .map(({ name, card: { place, picture } }) => ({ name, place, picture }));
}
