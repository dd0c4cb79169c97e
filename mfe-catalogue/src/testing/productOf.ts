import type { FacetedCard } from '../facets/facetedCard';
import type { Product } from '../catalogue/product';

/** Creates a product with defaults for all fields but the given ones. */
export function productOf(part: Partial<Product> & { readonly id: number }): Product {
  return {
    name: `Product ${part.id}`,
    price: 1000,
    sizes: [],
    category: 'Handicraft Products',
    region: 'Neelam Kiln Studio, Jaipur, Rajasthan',
    artisan: 'Neelam Kiln Studio, Jaipur, Rajasthan',
    images: [],
    story: null,
    description: 'A thing made by hand.',
    features: [],
    specifications: { Material: 'Clay', Color: 'White', Technique: 'Handcrafted', SKU: `SKU-${part.id}` },
    colors: ['White'],
    dimensionsAvailable: [],
    tags: [],
    inStock: true,
    ...part,
  };
}

/** Creates a card with defaults for all fields but the given ones. */
export function cardWith(part: Partial<FacetedCard> & { readonly id: number }): FacetedCard {
  return {
    name: `Product ${part.id}`,
    category: 'Handicraft Products',
    place: 'Jaipur, Rajasthan',
    price: 1000,
    picture: null,
    teaser: { title: 'At a glance', text: 'A thing made by hand.' },
    facets: {},
    ...part,
  };
}
