import type { PageMeta, PageRequest } from '@tanabana/runtime/contracts/page';
import { pictureFile } from '@tanabana/runtime/pictures/pictureSource';
import { parseListingQuery } from '../../listing/listingQuery';
import type { ListingData } from './loadListing';

const DESCRIPTION =
  'Hand-knotted rugs, dhurries, pottery, brass, block prints and wood carving, straight from the workshops of India.';

/** What search engines and shared links show of a listing. Results of a search are not for them. */
export function listingMeta({ settings, search }: PageRequest, { listing }: ListingData): PageMeta {
  const picture = listing.cards[0]?.picture;
  return {
    title: `${listing.category ?? 'Handcrafted Treasures'} | ${settings.brand}`,
    description: listing.category ? `${listing.category}: ${DESCRIPTION}` : DESCRIPTION,
    ...(picture && { picture: pictureFile(picture, 1200, 'webp') }),
    ...(parseListingQuery(search).text && { hidden: true }),
  };
}
