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

/** Marks a product that is in no list. The similarity of other products is at least 1. */
const EXCLUDED = 0;

/**
 * Products are indexed by their traits, and similarities are counted in bytes, because comparing all pairs of a large
 * catalogue would take minutes.
 */
export function createNeighbours(products: readonly Product[]): (product: Product) => Neighbours {
  const traits = products.map(traitsOf);
  const indexesByTrait = new Map<string, number[]>();
  traits.forEach((own, index) => {
    for (const trait of own.keys()) {
      const indexes = indexesByTrait.get(trait) ?? [];
      indexesByTrait.set(trait, indexes);
      indexes.push(index);
    }
  });
  const indexOf = new Map(products.map(({ id }, index) => [id, index]));

  const similaritiesTo = (product: Product): Uint8Array => {
    const similarities = new Uint8Array(products.length).fill(EXCLUDED + 1);
    for (const [trait, weight] of traits[indexOf.get(product.id) ?? -1] ?? traitsOf(product)) {
      for (const index of indexesByTrait.get(trait) ?? [])
        similarities[index] = (similarities[index] ?? 0) + weight;
    }
    return similarities;
  };

  return (product) => {
    const similarities = similaritiesTo(product);
    const exclude = (from: Uint8Array, indexes: readonly number[]) =>
      indexes.forEach((index) => (from[index] = EXCLUDED));
    exclude(similarities, [indexOf.get(product.id) ?? -1]);
    const related = nearest(similarities, RELATED);
    exclude(similarities, related);
    const ofOtherCategories = similarities.slice();
    exclude(ofOtherCategories, indexesByTrait.get(`category ${product.category}`) ?? []);
    const recommended = nearest(ofOtherCategories, RECOMMENDED);
    const shown = recommended.length > 0 ? recommended : nearest(similarities, RECOMMENDED);
    const productsAt = (indexes: readonly number[]) => indexes.flatMap((index) => products[index] ?? []);
    return { related: productsAt(related), recommended: productsAt(shown) };
  };
}

/**
 * Returns the indexes of at least `count` similar products if that many exist, and at most 1.5 times `count`, most
 * similar first. The page displays the best rated of them.
 */
function nearest(similarities: Uint8Array, count: number): readonly number[] {
  const found: number[] = [];
  const totals = new Array<number>(256).fill(0);
  let least = EXCLUDED + 1;
  let moreSimilar = 0;
  for (let index = 0; index < similarities.length; index += 1) {
    const similarity = similarities[index] ?? 0;
    if (similarity < least) continue;
    found.push(index);
    totals[similarity] = (totals[similarity] ?? 0) + 1;
    if (similarity > least) moreSimilar += 1;
    while (moreSimilar >= count) {
      least += 1;
      moreSimilar -= totals[least] ?? 0;
    }
  }
  const similarityOf = (index: number) => similarities[index] ?? 0;
  return found
    .filter((index) => similarityOf(index) >= least)
    .sort((one, other) => similarityOf(other) - similarityOf(one))
    .slice(0, count * 1.5);
}
