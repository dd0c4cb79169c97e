import { materialsIn, techniquesOf } from '../src/facets/facetValues';
import type { Product } from '../src/catalogue/product';
import { RECOMMENDED, RELATED } from '../src/catalogue/ranking';

/** Candidates for the two product lists on a product's page. No product is both in `related` and in `recommended`. */
interface Neighbours {
  readonly related: readonly Product[];
  /** Products of other categories. If there are none, products of the same category. */
  readonly recommended: readonly Product[];
}

function traitsOf(product: Product): ReadonlyMap<string, number> {
  const { trade, specifications, category, tags } = product;
  return new Map([
    [`type ${trade?.hsn}`, 6],
    ...materialsIn(specifications.Material).map((name) => [`material ${name}`, 3] as const),
    ...techniquesOf(product).map((name) => [`technique ${name}`, 3] as const),
    [`category ${category}`, 2],
    ...tags.map((tag) => [`tag ${tag}`, 1] as const),
  ]);
}

/**
 * Creates a function that finds similar products. Products are indexed by their traits, because comparing all pairs of
 * a large catalogue would take minutes.
 */
export function createNeighbours(products: readonly Product[]): (product: Product) => Neighbours {
  const indexesByTrait = new Map<string, number[]>();
  products.forEach((product, index) => {
    for (const trait of traitsOf(product).keys()) {
      const indexes = indexesByTrait.get(trait) ?? [];
      indexesByTrait.set(trait, indexes);
      indexes.push(index);
    }
  });

  /** Returns all other products in groups of equal similarity, most similar first. */
  const othersOf = (product: Product): readonly (readonly Product[])[] => {
    const similarities = new Uint16Array(products.length);
    for (const [trait, weight] of traitsOf(product)) {
      for (const index of indexesByTrait.get(trait) ?? [])
        similarities[index] = (similarities[index] ?? 0) + weight;
    }
    const bySimilarity: Product[][] = [];
    products.forEach((other, index) => {
      if (other.id !== product.id) (bySimilarity[similarities[index] ?? 0] ??= []).push(other);
    });
    return bySimilarity.reverse().filter(Boolean);
  };

  return (product) => {
    const others = othersOf(product);
    const related = nearest(others, RELATED, () => true);
    const isNew = (other: Product) => !related.includes(other);
    const ofOtherCategories = nearest(
      others,
      RECOMMENDED,
      (other) => isNew(other) && other.category !== product.category,
    );
    const recommended =
      ofOtherCategories.length > 0 ? ofOtherCategories : nearest(others, RECOMMENDED, isNew);
    return { related, recommended };
  };
}

/**
 * Returns at least `count` similar products if that many exist, and at most 1.5 times `count`, most similar first.
 * The page displays the best rated of them.
 */
function nearest(
  groups: readonly (readonly Product[])[],
  count: number,
  isWanted: (product: Product) => boolean,
): Product[] {
  const found: Product[] = [];
  for (const group of groups) {
    if (found.length >= count) break;
    found.push(...group.filter(isWanted));
  }
  return found.slice(0, count * 1.5);
}
