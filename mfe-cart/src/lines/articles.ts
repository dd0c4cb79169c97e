import { recordReader } from '@tanabana/contract/records/recordReader';
import { readTradeQuantity } from './tradeQuantity';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { asciiDigits } from '@tanabana/shop/text/asciiDigits';
import type * as v from 'valibot';
import { type PricedProduct, readProducts } from '../cart/priceList';
import { articles } from '../pulled/catalogue';

/** Name and article number of a product, by which text is searched for products. */
export type Article = v.InferOutput<typeof articles>[number];

/** Finds a product by its article number, ignoring case, or by its id. */
export type FindArticle<Found = PricedProduct> = (article: string) => Found | undefined;

const fetchArticles = recordReader(articles);

/** Reads the names and article numbers of all products, which only searches by text need. Rejects as `readProducts` does. */
export async function readArticles({ records }: Pick<PageRequest, 'records'>): Promise<readonly Article[]> {
  const record = records?.['catalogue/articles'];
  if (!record) throw new Error('No record of articles is published.');
  return fetchArticles(record);
}

const idOf = (article: string) => readTradeQuantity(article) ?? Number.NaN;

export function articlesOf<Found extends Article>(all: readonly Found[]): FindArticle<Found> {
  const byNumber = new Map(
    all.flatMap((product) =>
      [product.sku, ...(product.ofSizes ?? [])].map((sku) => [sku?.toLowerCase(), product] as const),
    ),
  );
  const byId = new Map(all.map((product) => [product.id, product]));
  return (article) => byNumber.get(asciiDigits(article).toLowerCase()) ?? byId.get(idOf(article));
}

/**
 * Reads the article numbers only if a name is not the id of a product, so that links which the shop has written need no
 * article numbers.
 */
export async function readNamedProducts(
  request: Pick<PageRequest, 'records'>,
  names: readonly string[],
): Promise<FindArticle> {
  const ids = names.map(idOf).filter(Number.isFinite);
  const byId = await readProducts(request, ids);
  if (names.every((name) => byId.get(idOf(name)))) return (name) => byId.get(idOf(name));
  const find = articlesOf(await readArticles(request));
  const products = await readProducts(
    request,
    names.flatMap((name) => find(name)?.id ?? []),
  );
  return (name) => products.get(find(name)?.id ?? Number.NaN);
}
