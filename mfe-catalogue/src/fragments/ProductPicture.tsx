import { defineFragment } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import { CoverPicture } from '../components/CoverPicture';
import { readProduct } from '../source/productFile';

/** A product's first picture, beside its name. `sizes` is the displayed width. */
export default defineFragment({
  props: v.object({ product: v.number(), sizes: v.string() }),
  load: async (_request, { product }) => (await readProduct(product))?.pictures[0] ?? null,
  Component: ({ data: picture, sizes }) => <CoverPicture picture={picture} sizes={sizes} alt="" />,
});
