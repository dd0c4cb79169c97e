import { isQuoted } from '@tanabana/runtime/cart/cart';
import { rankingOf } from '../catalogue/ranking';
import type { ListedProduct, RankedProduct } from '../source/columns';
import { BLOCK_SIZE } from '../source/dataFiles';
import type { SortOrder } from './listingQuery';

type SortKey = (product: ListedProduct, seed: number) => number;

const SORT_KEYS: Readonly<Record<Exclude<SortOrder, 'featured'>, SortKey>> = {
  'price-low': (product) => (isQuoted(product) ? Infinity : product.price),
  'price-high': (product) => (isQuoted(product) ? Infinity : -product.price),
  rating: (product, seed) => -rankingOf(product, seed).rating,
  reviews: (product, seed) => -rankingOf(product, seed).reviews,
  name: ({ nameRank }) => nameRank,
  newest: ({ id }) => -id,
};

/**
 * Sorts products by one of the orders of §2.4, except the default order. Equal products stay in the given order. Newer
 * products have larger ids. Products sold by quotation come last in both orders of price.
 */
export function sortProducts(
  products: readonly ListedProduct[],
  order: keyof typeof SORT_KEYS,
  seed: number,
): ListedProduct[] {
  const keyOf = SORT_KEYS[order];
  return products
    .map((product) => ({ product, key: keyOf(product, seed) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ product }) => product);
}

/**
 * Sorts the first blocks of products by the default order. Featured products come first within each block of 96, so
 * that the first page of a listing needs only the first block.
 * @param count number of products that are displayed; products after the last block that these need are omitted
 */
export function featuredFirst<Product extends Pick<RankedProduct, 'id' | 'ranking'>>(
  products: readonly Product[],
  count: number,
  seed: number,
): Product[] {
  const blocks = Math.ceil(Math.min(count, products.length) / BLOCK_SIZE);
  return Array.from({ length: blocks }, (_, block) => {
    const own = products.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE);
    const featured = new Set(own.filter((product) => rankingOf(product, seed).featured));
    return [...featured, ...own.filter((product) => !featured.has(product))];
  }).flat();
}
