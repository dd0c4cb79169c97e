import MiniSearch, { type AsPlainObject } from 'minisearch';
import { groundColours } from '../catalogue/groundColours';
import type { Product } from '../catalogue/product';
import { allSizes, amountsOf, searchDocument } from './searchDocument';
import { searchOptions } from './searchOptions';
import { nameWords } from './searchProducts';
import { extractSizes, sizeTerm } from './sizes';
import type { Synonyms } from './synonyms';

/** Content of the data file of the search. */
export interface SearchFile {
  readonly index: AsPlainObject;
  readonly products: readonly SearchedProduct[];
  /** Ids of products with a ground colour. */
  readonly grounded: readonly number[];
  readonly sizeTerms: readonly string[];
  /**
   * Terms to which typing errors are corrected. Terms that only descriptions contain are not among them: a `towel` is no
   * `tower`. Numbers are not corrected.
   */
  readonly words: readonly string[];
  readonly synonyms: Synonyms;
}

export interface SearchedProduct {
  readonly id: number;
  readonly nameWords: string;
  /** Rupees for each size. Empty for a product that is sold by quotation. */
  readonly amounts: readonly number[];
}

/** Creates the content of the data file of the search. */
export function buildSearchIndex(products: readonly Product[], synonyms: Synonyms): string {
  const miniSearch = new MiniSearch(searchOptions);
  miniSearch.addAll(products.map(searchDocument));
  const index = miniSearch.toJSON();
  const description = String(index.fieldIds.description);
  const sizes = products.flatMap(allSizes).flatMap((text) => extractSizes(text).sizes);
  const file: SearchFile = {
    index,
    products: products.map((product) => ({
      id: product.id,
      nameWords: nameWords(product.name),
      amounts: amountsOf(product),
    })),
    grounded: products.filter((product) => groundColours(product).length > 0).map(({ id }) => id),
    sizeTerms: [...new Set(sizes.map(sizeTerm))],
    words: index.index
      .filter(
        ([term, fields]) => !/\d/.test(term) && Object.keys(fields).some((field) => field !== description),
      )
      .map(([term]) => term),
    synonyms,
  };
  return JSON.stringify(file);
}
