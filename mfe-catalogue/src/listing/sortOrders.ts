/** The seven orders (§2.4): value in addresses → label. */
export const SORT_ORDERS = {
  featured: 'Featured',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  rating: 'Highest Rated',
  reviews: 'Most Reviews',
  name: 'Name A-Z',
  newest: 'Newest First',
} as const;

export type SortOrder = keyof typeof SORT_ORDERS;

export function isSortOrder(value: string | null): value is SortOrder {
  return value !== null && Object.hasOwn(SORT_ORDERS, value);
}
