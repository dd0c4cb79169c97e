import type { PageMeta, PageRequest } from '@tanabana/runtime/contracts/page';
import { pictureFile } from '@tanabana/runtime/pictures/pictureSource';
import { parseListingQuery } from '../../listing/listingQuery';
import type { ListingData } from './loadListing';

const DESCRIPTION =
  'Hand-knotted rugs, dhurries, pottery, brass, block prints and wood carving, straight from the workshops of India.';

/** Head of a listing. Search results are left out of search engines. */
export function listingMeta({ settings, search }: PageRequest, { listing }: ListingData): PageMeta {
  const picture = listing.cards[0]?.picture;
  return {
    title: `${listing.category ?? 'Handcrafted Treasures'} | ${settings.brand}`,
    description: listing.category ? `${listing.category}: ${DESCRIPTION}` : DESCRIPTION,
    ...(picture && { picture: pictureFile(picture, 1200, 'webp') }),
    ...(parseListingQuery(search).text && { hidden: true }),
  };
}
