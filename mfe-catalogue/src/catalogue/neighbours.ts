import { makerAndPlace } from './makerAndPlace';
import type { Product } from './product';

/** Length of each list: more than a page shows, so that the ratings can choose among them. */
const MAX_NEIGHBOURS = 12;

/** Products from which a product page chooses the ones below it. */
interface Neighbours {
  /** Of the same category. */
  readonly related: readonly Product[];
  /** Of the other categories, or of the same one if there is no other. */
  readonly recommended: readonly Product[];
}

/** Traits that two products may share, with their weights. */
type Traits = ReadonlyMap<string, number>;

/** Each tag counts one, the technique two, the place one. */
function traitsOf({ tags, specifications, region }: Product): Traits {
  return new Map([
    ...tags.map((tag) => [`tag ${tag}`, 1] as const),
    [`technique ${specifications.Technique}`, 2],
    [`place ${makerAndPlace(region).place}`, 1],
  ]);
}

/**
 * Finds similar products. They are looked up by their traits, because comparing all pairs would take minutes for ten
 * thousand products.
 * @returns a function that returns the products most similar to one of them, most similar first; no product is in both
 * lists
 */
export function createNeighbours(products: readonly Product[]): (product: Product) => Neighbours {
  const holders = new Map<string, number[]>();
  products.forEach((product, place) => {
    for (const trait of traitsOf(product).keys()) {
      const known = holders.get(trait);
      if (known) known.push(place);
      else holders.set(trait, [place]);
    }
  });

  /** All others, most similar first; equally similar ones in their own order. */
  const othersOf = (product: Product): readonly Product[] => {
    const shared = new Uint16Array(products.length);
    for (const [trait, weight] of traitsOf(product)) {
      for (const place of holders.get(trait) ?? []) shared[place] = (shared[place] ?? 0) + weight;
    }
    const bySimilarity: Product[][] = [];
    products.forEach((other, place) => {
      if (other.id !== product.id) (bySimilarity[shared[place] ?? 0] ??= []).push(other);
    });
    return bySimilarity.reverse().flat();
  };

  return (product) => {
    const others = othersOf(product);
    const related = others.filter(({ category }) => category === product.category).slice(0, MAX_NEIGHBOURS);
    const elsewhere = others.filter(({ category }) => category !== product.category);
    const rest = elsewhere.length > 0 ? elsewhere : others.filter((other) => !related.includes(other));
    return { related, recommended: rest.slice(0, MAX_NEIGHBOURS) };
  };
}
