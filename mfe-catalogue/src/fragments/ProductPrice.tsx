import { isQuoted } from '@tanabana/runtime/cart/cart';
import { defineFragment } from '@tanabana/runtime/contracts/page';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import * as v from 'valibot';
import { readProduct } from '../source/productFile';

/** The price of one unit in a size. Renders nothing for products sold by quotation. */
export default defineFragment({
  props: v.object({ product: v.number(), size: v.string() }),
  load: async (_request, { product: id, size: wanted }) => {
    const product = (await readProduct(id))?.product;
    if (!product || isQuoted(product)) return null;
    return product.sizes.find(({ size }) => size === wanted)?.amount ?? product.price;
  },
  Component: ({ data: amount }) => <span>{formatRupees(amount)}</span>,
});
