import type { Product } from '../catalogue/product';

/** Searched fields of a product, with the weight of a match in each. */
export const SEARCH_WEIGHTS = {
  name: 5,
  tags: 3,
  category: 3,
  technique: 2,
  material: 2,
  region: 2,
  artisan: 1,
  description: 1,
} as const;

type SearchField = keyof typeof SEARCH_WEIGHTS;

export type SearchDocument = Readonly<Record<SearchField, string>> & { readonly id: number };

export function searchDocument(product: Product): SearchDocument {
  const { id, name, category, region, artisan, description, tags, specifications } = product;
  return {
    id,
    name,
    category,
    region,
    // Repeated words would only make the index larger.
    artisan: artisan === region ? '' : artisan,
    description,
    tags: tags.join(' '),
    technique: specifications.Technique ?? '',
    material: specifications.Material ?? '',
  };
}
