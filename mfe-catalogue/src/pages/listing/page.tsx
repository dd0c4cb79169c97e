import { definePage, type PageMeta, type PageRequest } from '@tanabana/contract/pages/page';
import { sharingPicture } from '@tanabana/ui/pictures/pictureSource';
import { categoryKey, categoryNamed } from '../../catalogue/categories';
import { chosenValues, optionOf } from '../../facets/facetChoice';
import { catalogueListings } from '../../listing/catalogueListings';
import type { ListingData } from '../../listing/listing';
import { formatListingQuery, parseListingQuery } from '../../listing/listingQuery';
import { catalogueSource } from '../../source/catalogueSource';
import { ListingPage } from './ListingPage';

/**
 * Search engines may index the listing, its categories and single workshops, but no search results and no other
 * filtered listings. The category is read from the address, because `data` may belong to a previous address.
 */
export function listingMeta({ settings, pathname, search }: PageRequest, data: ListingData): PageMeta {
  const { listing, categories, texts } = data;
  const about = texts?.description ?? `What ${settings.brand} sells.`;
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
    title: `${title ?? texts?.title ?? 'All products'} | ${settings.brand}`,
    description: title ? `${title}: ${about}` : about,
    ...sharingPicture(listing.cards[0]?.picture),
    ...((query.text || (chosen && !workshop)) && { hidden: true }),
  };
}

export function loadListing(request: PageRequest): Promise<ListingData> {
  const query = parseListingQuery(request.search);
  return catalogueListings.read({ ...query, firstPage: query.page }, request, { isOpened: true });
}

/**
 * Fetches the data of search and filters, so that they work offline. The server finds the products of a large
 * catalogue, so that offline its search and filters only have the answers that were read before.
 */
async function fetchOfflineData({ listPages }: PageRequest): Promise<void> {
  const { isLarge } = await catalogueSource.catalogue();
  await Promise.all([
    ...(isLarge
      ? []
      : [catalogueSource.products(), catalogueSource.search(), import('../../listing/findListing')]),
    listPages?.(),
    import('./FilterSheet'),
  ]);
}

export default definePage({
  Component: ListingPage,
  load: loadListing,
  readAhead: fetchOfflineData,
  meta: listingMeta,
});
