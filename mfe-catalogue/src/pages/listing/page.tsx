import { definePage } from '@tanabana/runtime/contracts/page';
import { ListingPage } from './ListingPage';
import { listingMeta } from './listingMeta';
import { loadListing } from './loadListing';
import { readListingAhead } from './loadListing';

export default definePage({
  Component: ListingPage,
  load: loadListing,
  readAhead: readListingAhead,
  meta: listingMeta,
});
