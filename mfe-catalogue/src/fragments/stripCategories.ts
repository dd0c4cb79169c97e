import * as v from 'valibot';
import { pictureSchema, type Pictures } from '../catalogue/card';
import { categoryOf } from '../catalogue/categories';
import type { Product } from '../catalogue/product';

export const stripSchema = v.array(
  v.object({ name: v.string(), summary: v.string(), picture: v.nullable(pictureSchema) }),
);

export function stripCategories(
  products: readonly Product[],
  pictures: Pictures,
): v.InferOutput<typeof stripSchema> {
  return [...new Set(products.map(({ category }) => category))]
    .slice(0, 3)
    .map(categoryOf)
    .map(({ name, summary, image }) => ({ name, summary, picture: pictures(image) ?? null }));
}
