import type { AsPlainObject } from 'minisearch';
import type { Synonyms } from './synonyms';

export interface SearchFile {
  readonly index: Omit<AsPlainObject, 'index'>;
  /**
   * Entries of the index as JSON. Each is parsed on its own, because all entries as objects would take a multiple of the
   * memory of the opened index.
   */
  readonly entries: readonly string[];
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
