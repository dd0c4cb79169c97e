import type { PageRequest } from '@tanabana/contract/pages/page';
import { readProducts } from '../cart/priceList';
import { type AnsweredText, answerRows } from './answerRows';
import { readArticles } from './articles';
import { inSlices } from './inSlices';
import { productMatcher } from './productMatcher';
import { readRows } from './readRows';

interface Choices {
  /** Ids of the products that the visitor chose for texts. */
  readonly chosen: ReadonlyMap<string, number>;
  /** Sizes that the visitor chose for lines. */
  readonly sizes: ReadonlyMap<string, string>;
}

/**
 * Reads the article numbers and the products that pasted lines name, and answers the lines.
 * @param signal ends the task if the lines have changed
 * @returns a promise that rejects if the catalogue cannot be read
 */
export async function answerPasted(
  request: Pick<PageRequest, 'records'>,
  text: string,
  { chosen, sizes }: Choices,
  signal: AbortSignal,
): Promise<AnsweredText> {
  const articles = await readArticles(request);
  const rows = readRows(text);
  const named = new Set<number>();
  // Collects the ids: which article a line names does not depend on the published product.
  const { find } = productMatcher(
    articles,
    (article) => {
      named.add(article.id);
      return { ...article, category: '', price: 0, sizes: [] };
    },
    chosen,
  );
  await inSlices(answerRows(rows, { find, suggest: () => [] }, sizes), signal);
  const products = await readProducts(request, [...named]);
  const matcher = productMatcher(articles, ({ id }) => products.get(id), chosen);
  return inSlices(answerRows(rows, matcher, sizes), signal);
}
