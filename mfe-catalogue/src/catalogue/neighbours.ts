import { similarity } from './similarity';
import type { Product } from './product';

/** Of the products most alike, this many are kept, so that the drawn ratings have something to choose from. */
const MAX_NEIGHBOURS = 12;

/** Products from which a product page chooses what else to show. */
interface Neighbours {
  /** Of the same category. */
  readonly related: readonly Product[];
  /** Of the other categories, or of the same one where it is the only one. */
  readonly recommended: readonly Product[];
}

/** The products most like one, most alike first. No product stands in both lists. */
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
