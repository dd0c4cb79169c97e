import type { PageMeta, PageRequest } from '@tanabana/runtime/contracts/page';
import { pictureFile } from '@tanabana/runtime/pictures/pictureSource';
import { categoryNamed } from '../../catalogue/categories';
import { parseListingQuery } from '../../listing/listingQuery';
import type { ListingData } from './loadListing';

const DESCRIPTION =
  'Hand-knotted rugs, dhurries, pottery, brass, block prints and wood carving, straight from the workshops of India.';

/**
 * Head of a listing. Search results and filtered listings, of which there are countless, are left out of search engines. The category is that of the address: the data
 * may come from an earlier visit, with another category.
 */
export function listingMeta({ settings, search }: PageRequest, data: ListingData): PageMeta {
  const { listing, categories } = data;
  const query = parseListingQuery(search);
  const names = categories.map(({ name }) => name);
  const category = categoryNamed(names, query.category);
  const picture = listing.cards[0]?.picture;
  return {
    title: `${category ?? 'Handcrafted Treasures'} | ${settings.brand}`,
    description: category ? `${category}: ${DESCRIPTION}` : DESCRIPTION,
    ...(picture && { picture: pictureFile(picture, 1200, 'webp') }),
    ...((query.text || Object.keys(query.facets).length > 0) && { hidden: true }),
  };
}
