import { categoryKey } from '../../catalogue/categories';
import type { Product } from '../../catalogue/product';

/** Breadcrumb of a product: Home / Catalogue / category / name (§2.5). */
export function trailOf({ name, category }: Pick<Product, 'name' | 'category'>) {
  return [
    { label: 'Home', to: '/' },
    { label: 'Catalogue', to: '/catalogue' },
    { label: category, to: `/catalogue?category=${categoryKey(category)}` },
    { label: name },
  ];
}
