import { materialsIn } from '../facets/materials';
import { techniquesOf } from '../facets/techniques';
import type { Product } from './product';
import { RECOMMENDED, RELATED } from './rankingOf';

/** Products from which a product page chooses the ones below it. */
interface Neighbours {
  /** Of the same type, material and craft. */
  readonly related: readonly Product[];
  /** The next ones of the other categories, or of the same one if there is no other. */
  readonly recommended: readonly Product[];
}

/** Traits that two products may share, with their weights. */
type Traits = ReadonlyMap<string, number>;

/** The type of goods counts most, as in customs, then materials and crafts, then the category, then each tag. */
function traitsOf(product: Product): Traits {
  return new Map([
    [`type ${product.trade?.hsn}`, 6],
    ...materialsIn(product.specifications.Material ?? '').map(
      (material) => [`material ${material}`, 3] as const,
    ),
    ...techniquesOf(product).map((technique) => [`technique ${technique}`, 3] as const),
    [`category ${product.category}`, 2],
    ...product.tags.map((tag) => [`tag ${tag}`, 1] as const),
  ]);
}

/**
 * Finds similar products. They are looked up by their traits, because comparing all pairs would take minutes for ten
 * thousand products.
 * @returns a function that returns the products most similar to one of them; no product is in both lists
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

  /** All others, grouped by similarity, most similar first. */
  const othersOf = (product: Product): readonly (readonly Product[])[] => {
    const shared = new Uint16Array(products.length);
    for (const [trait, weight] of traitsOf(product)) {
      for (const place of holders.get(trait) ?? []) shared[place] = (shared[place] ?? 0) + weight;
    }
    const bySimilarity: Product[][] = [];
    products.forEach((other, place) => {
      if (other.id !== product.id) (bySimilarity[shared[place] ?? 0] ??= []).push(other);
    });
    return bySimilarity.reverse().filter(Boolean);
  };

  return (product) => {
    const others = othersOf(product);
    const related = nearest(others, RELATED, () => true);
    const isNew = (other: Product) => !related.includes(other);
    const elsewhere = nearest(
      others,
      RECOMMENDED,
      (other) => isNew(other) && other.category !== product.category,
    );
    return { related, recommended: elsewhere.length > 0 ? elsewhere : nearest(others, RECOMMENDED, isNew) };
  };
}

/**
 * Returns the most similar products, and half as many again if they are as similar as the last of them: among them
 * ratings choose.
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
