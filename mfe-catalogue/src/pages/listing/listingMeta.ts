import type { PageMeta, PageRequest } from '@tanabana/runtime/contracts/page';
import { sharingPicture } from '@tanabana/runtime/pictures/pictureSource';
import { categoryKey, categoryNamed } from '../../catalogue/categories';
import { formatListingQuery, type ListingQuery, parseListingQuery } from '../../listing/listingQuery';
import type { ListingData } from './loadListing';

const DESCRIPTION =
  'Hand-knotted rugs, dhurries, pottery, brass, block prints and wood carving, straight from the workshops of India.';

/**
 * Head of a listing. A category and a page of it have an address of their own for search engines, in any order. Search
 * results and filtered listings, of which there are countless, are left out. The category is that of the address: the
 * data may come from an earlier visit, with another category.
 */
export function listingMeta({ settings, pathname, search }: PageRequest, data: ListingData): PageMeta {
  const { listing, categories } = data;
  const query = parseListingQuery(search);
  const names = categories.map(({ name }) => name);
  const category = categoryNamed(names, query.category);
  return {
    canonical: pathname + canonicalQuery(query, category, listing.pages),
    title: `${category ?? 'Handcrafted Treasures'} | ${settings.brand}`,
    description: category ? `${category}: ${DESCRIPTION}` : DESCRIPTION,
    ...sharingPicture(listing.cards[0]?.picture),
    ...((query.text || Object.keys(query.facets).length > 0) && { hidden: true }),
  };
}

function canonicalQuery(query: ListingQuery, category: string | undefined, pages: number): string {
  return formatListingQuery({
    category: category === undefined ? '' : categoryKey(category),
    page: Math.min(query.page, pages),
    text: '',
    facets: {},
    sort: 'featured',
  });
}
