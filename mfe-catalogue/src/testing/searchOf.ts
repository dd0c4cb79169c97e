import { pagesNamed } from '../search/pagesNamed';
import type { SearchIndex } from '../search/searchParts';
import type { SearchAnswer } from '../search/searchProducts';

/** Creates a search index from answers to texts. `products` are in the order of the catalogue. */
export function searchOf(
  products: readonly { readonly id: number; readonly category: string }[],
  answerTo: (text: string) => SearchAnswer,
): SearchIndex {
  return {
    pagesNamed,
    find: (text) => Promise.resolve(answerTo(text)),
    products: (ids) =>
      ids.map((id) => {
        const position = products.findIndex((product) => product.id === id);
        return { id, position, category: products[position]?.category ?? '' };
      }),
  };
}
