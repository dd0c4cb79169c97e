import type { Pictures } from '../catalogue/card';
import { categoryOf } from '../catalogue/categories';
import type { Product } from '../catalogue/product';

export function stripCategories(products: readonly Product[], pictures: Pictures) {
  return [...new Set(products.map(({ category }) => category))]
    .slice(0, 3)
    .map(categoryOf)
    .map(({ name, summary, image }) => ({ name, summary, picture: pictures(image) }));
}
