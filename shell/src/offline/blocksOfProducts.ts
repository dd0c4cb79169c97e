import { blocksOf } from '@tanabana/contract/records/entryReader';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import type { Composition } from '@tanabana/contract/remotes/composition';
import { wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';

/**
 * Returns the addresses of the blocks that pages which work offline read: the blocks of the products in cart and
 * wishlist, in the divided records that these pages declare.
 * @throws {Error} if the index of a record cannot be read
 */
export async function blocksOfProducts({ records, routes }: Composition): Promise<readonly string[]> {
  const kept = new Set(routes.flatMap(({ keeps = [] }) => keeps));
  const divided = Object.values(records).filter(({ address, isDivided }) => isDivided && kept.has(address));
  const ids = [...cartStore.read().items, ...wishlistStore.read()].map(({ id }) => id);
  return (await Promise.all(divided.map((record) => blocksOf(record, ids)))).flat();
}
