import type { CatalogueSource } from '../source/createCatalogueSource';
import type { CatalogueFile } from '../source/dataFiles';
import { unpackRanked } from '../source/columns';
import type { FoundProducts } from './listing';
import { unpackDifferences } from '../catalogue/packNumbers';
import { BLOCK_SIZE } from '../source/dataFiles';
import { featuredFirst } from './sortProducts';

/** Finds all products, or those of a category, in the default order. Reads a small file of the category. */
export async function findPlain(
  source: CatalogueSource,
  overview: CatalogueFile,
  category: string | undefined,
  seed: number,
): Promise<FoundProducts> {
  const common = { unknown: {}, near: [], chosenWorkshops: [] };
  if (category === undefined) {
    const { total, facets, workshops = [] } = overview;
    return { ...common, matches: total, facets, workshops: () => workshops, first: firstOfAll };
  }
  const file = await source.category(category);
  const positions = unpackDifferences(file.positions);
  const products = unpackRanked(file).map((product, index) => ({
    ...product,
    position: positions[index] ?? 0,
  }));
  return {
    ...common,
    matches: products.length,
    facets: file.facets,
    workshops: () => file.workshops ?? [],
    first: (count) => Promise.resolve(featuredFirst(products, count, seed)),
  };

  /** Reads cards in order to sort, because the overview contains no ids. */
  async function firstOfAll(count: number) {
    const length = Math.min(overview.total, Math.ceil(count / BLOCK_SIZE) * BLOCK_SIZE);
    const all = Array.from({ length }, (_, position) => position);
    const cardAt = await source.cards(all);
    const read = all.flatMap((position) => {
      const card = cardAt(position);
      return card ? { id: card.id, ranking: card.ranking, position } : [];
    });
    return featuredFirst(read, count, seed);
  }
}
