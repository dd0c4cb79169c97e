import { definePage, type PageMeta, type PageRequest } from '@tanabana/runtime/contracts/page';
import { sharingPicture } from '@tanabana/runtime/pictures/pictureSource';
import { categoryKey, categoryNamed } from '../../catalogue/categories';
import { chosenValues, optionOf } from '../../facets/facetChoice';
import { formatListingQuery, parseListingQuery } from '../../listing/listingQuery';
import { ListingPage } from './ListingPage';
import { fetchOfflineData, loadListing, type ListingData } from './loadListing';

const DESCRIPTION =
  'Hand-knotted rugs, dhurries, pottery, brass, block prints and wood carving, straight from the workshops of India.';

/**
 * Returns the metadata of a listing. Search results and filtered listings are hidden from search engines, except
 * categories and single workshops. The category is read from the address, because the data may be of an earlier visit.
 */
export function listingMeta({ settings, pathname, search }: PageRequest, data: ListingData): PageMeta {
  const { listing, categories } = data;
  const query = parseListingQuery(search);
  const names = categories.map(({ name }) => name);
  const category = categoryNamed(names, query.category);
  const [chosen, ...others] = chosenValues(query.facets);
  const isWorkshop = chosen?.name === 'workshop' && others.length === 0;
  const workshop = isWorkshop ? optionOf(listing.facets, chosen) : undefined;
  const title = workshop?.label ?? category;
  const canonicalQuery = formatListingQuery({
    category: category === undefined ? '' : categoryKey(category),
    page: Math.min(query.page, listing.pages),
    text: '',
    facets: workshop ? { workshop: [workshop.value] } : {},
    sort: 'featured',
  });
  return {
    canonical: pathname + canonicalQuery,
    title: `${title ?? 'Handcrafted Treasures'} | ${settings.brand}`,
    description: title ? `${title}: ${DESCRIPTION}` : DESCRIPTION,
    ...sharingPicture(listing.cards[0]?.picture),
    ...((query.text || (chosen && !workshop)) && { hidden: true }),
  };
}

export default definePage({
  Component: ListingPage,
  load: loadListing,
  readAhead: fetchOfflineData,
  meta: listingMeta,
});
