import { similarity } from './similarity';
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

/** Returns the products most similar to one, most similar first. No product is in both lists. */
export function neighboursOf(product: Product, products: readonly Product[]): Neighbours {
  const others = products
    .filter(({ id }) => id !== product.id)
    .map((other) => ({ other, alike: similarity(product, other) }))
    .sort((a, b) => b.alike - a.alike)
    .map(({ other }) => other);
  const related = others.filter(({ category }) => category === product.category).slice(0, MAX_NEIGHBOURS);
  const rest = others.filter((other) => !related.includes(other));
  const elsewhere = rest.filter(({ category }) => category !== product.category);
  return { related, recommended: (elsewhere.length > 0 ? elsewhere : rest).slice(0, MAX_NEIGHBOURS) };
}
