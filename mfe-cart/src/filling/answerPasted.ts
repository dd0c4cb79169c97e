import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { readProducts } from '../cart/priceList';
import { type AnsweredText, answerText } from './answerText';
import { readArticles } from './articles';
import { productMatcher } from './productMatcher';

/**
 * Reads the article numbers and the products that pasted lines name, and answers the lines.
 * @param chosen ids of the products that the visitor chose for texts
 * @param sizes sizes that the visitor chose for lines
 * @returns a promise that rejects if the catalogue cannot be read
 */
export async function answerPasted(
  request: Pick<PageRequest, 'records'>,
  text: string,
  chosen: ReadonlyMap<string, number>,
  sizes: ReadonlyMap<string, string>,
): Promise<AnsweredText> {
  const articles = await readArticles(request);
  const named = new Set<number>();
  // Collects the ids: which article a line names does not depend on the published product.
  const collector = productMatcher(
    articles,
    (article) => {
      named.add(article.id);
      return { ...article, category: '', price: 0, sizes: [] };
    },
    chosen,
  );
  answerText(text, collector);
  const products = await readProducts(request, [...named]);
  return answerText(
    text,
    productMatcher(articles, ({ id }) => products.get(id), chosen),
    sizes,
  );
}
