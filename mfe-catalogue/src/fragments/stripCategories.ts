import * as v from 'valibot';
import { pictureSchema, type Pictures } from '../catalogue/card';
import { categoryImage } from '../catalogue/categories';
import type { Product } from '../catalogue/product';

/** Categories that the home page links to. */
export const stripSchema = v.array(v.object({ name: v.string(), picture: v.nullable(pictureSchema) }));

const MAX_CATEGORIES = 3;

/** Chooses the first three categories, each with its picture. */
export function stripCategories(
  products: readonly Product[],
  pictures: Pictures,
): v.InferOutput<typeof stripSchema> {
  return [...new Set(products.map(({ category }) => category))]
    .slice(0, MAX_CATEGORIES)
    .map((name) => ({ name, picture: pictures(categoryImage(name)) ?? null }));
}
