import MiniSearch from 'minisearch';
import { groundColours } from '../catalogue/groundColours';
import type { Product } from '../catalogue/product';
import { allSizes, amountsOf, searchDocument } from './searchDocument';
import type { SearchFile } from './searchFile';
import { searchOptions } from './searchOptions';
import { nameWords } from './searchTerms';
import { extractSizes, sizeTerm } from './sizes';
import type { Synonyms } from './synonyms';

export function buildSearchIndex(products: readonly Product[], synonyms: Synonyms): string {
  const miniSearch = new MiniSearch(searchOptions);
  miniSearch.addAll(products.map(searchDocument));
  const { index: entries, ...index } = miniSearch.toJSON();
  const description = String(index.fieldIds.description);
  const sizes = products.flatMap(allSizes).flatMap((text) => extractSizes(text).sizes);
  const file: SearchFile = {
    index,
    entries: entries.map((entry) => JSON.stringify(entry)),
    products: products.map((product) => ({
      id: product.id,
      nameWords: nameWords(product.name),
      amounts: amountsOf(product),
    })),
    grounded: products.filter((product) => groundColours(product).length > 0).map(({ id }) => id),
    sizeTerms: [...new Set(sizes.map(sizeTerm))],
    words: entries
      .filter(
        ([term, fields]) => !/\d/.test(term) && Object.keys(fields).some((field) => field !== description),
      )
      .map(([term]) => term),
    synonyms,
  };
  return JSON.stringify(file);
}
