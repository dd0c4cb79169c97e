import type { PageRequest } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import { cardSchema } from '../../catalogue/card';
import { findListing, type Listing, type ListingRange } from '../../listing/findListing';
import { parseListingQuery } from '../../listing/listingQuery';
import { catalogueSource } from '../../source/catalogueSource';
import type { CatalogueFile } from '../../source/dataFiles';

/** Data in the document. Contains the pages of the address only, so that its size does not grow with the catalogue. */
export interface ListingData {
  readonly range: ListingRange;
  readonly listing: Listing;
  readonly categories: CatalogueFile['categories'];
}

export async function loadListing({ search, seed, listPages }: PageRequest): Promise<ListingData> {
  const query = parseListingQuery(search);
  const range = { ...query, firstPage: query.page };
  const [listing, { categories }] = await Promise.all([
    findListing(catalogueSource, range, seed, listPages),
    catalogueSource.catalogue(),
  ]);
  const cards = v.parse(v.array(cardSchema), listing.cards);
  return { range, listing: { ...listing, cards }, categories };
}

/** Fetches the data of search and filters, so that they work offline. */
export async function fetchOfflineData({ listPages }: PageRequest): Promise<void> {
  const { blocks } = await catalogueSource.catalogue();
  await Promise.all([
    catalogueSource.cards(blocks),
    catalogueSource.search(),
    listPages?.(),
    import('./FilterSheet'),
  ]);
}
