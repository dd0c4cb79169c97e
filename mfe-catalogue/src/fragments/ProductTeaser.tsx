import { defineFragment } from '@tanabana/contract/pages/page';
import * as v from 'valibot';
import { ProductCard } from '../components/ProductCard';
import { cardOfFile, readProduct } from '../source/productFile';

export default defineFragment({
  props: v.object({ product: v.number() }),
  load: async (_request, { product }) => {
    const file = await readProduct(product);
    return file ? cardOfFile(file) : null;
  },
  Component: ({ data: card, request: { seed } }) => (
    <ProductCard card={card} seed={seed} level={3} sizes="(min-width: 768px) 224px, 46vw" />
  ),
});
