import { defineFragment } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import { CoverPicture } from '../components/CoverPicture';
import { readProduct } from '../source/productFile';

/** The first picture of a product. The text next to the picture names the product, so `alt` is empty. */
export default defineFragment({
  props: v.object({ product: v.number(), sizes: v.string() }),
  load: async (_request, { product }) => (await readProduct(product))?.pictures[0] ?? null,
  Component: ({ data: picture, sizes }) => <CoverPicture picture={picture} sizes={sizes} alt="" />,
});
