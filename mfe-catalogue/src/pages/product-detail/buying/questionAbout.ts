import type { Product } from '../../../catalogue/product';

/** Address of the contact form that names a product. */
export function questionAbout({ name, specifications }: Pick<Product, 'name' | 'specifications'>): string {
  return `/contact?${new URLSearchParams({ about: name, sku: specifications.SKU ?? '' }).toString()}`;
}
