import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { findListing, type ListingRange } from '../../listing/findListing';
import type { Listing } from '../../listing/listing';
import { parseListingQuery } from '../../listing/listingQuery';
import { catalogueSource } from '../../source/catalogueSource';
import type { CatalogueFile } from '../../source/dataFiles';

/**
 * Data of the listing in the document: the page in the address, and nothing that grows with the catalogue.
 */
export interface ListingData {
  readonly range: ListingRange;
  readonly listing: Listing;
  readonly categories: CatalogueFile['categories'];
  readonly regions: CatalogueFile['regions'];
}

export async function loadListing({ search, seed }: PageRequest): Promise<ListingData> {
  const query = parseListingQuery(search);
  const range = { ...query, firstPage: query.page };
  const [listing, { categories, regions }] = await Promise.all([
    findListing(catalogueSource, range, seed),
    catalogueSource.catalogue(),
  ]);
  return { range, listing, categories, regions };
}
