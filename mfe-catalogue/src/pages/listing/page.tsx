import { definePage } from '@tanabana/runtime/contracts/page';
import { ListingPage } from './ListingPage';
import { listingMeta } from './listingMeta';
import { loadListing } from './loadListing';
import { fetchOfflineData } from './loadListing';

export default definePage({
  Component: ListingPage,
  load: loadListing,
  readAhead: fetchOfflineData,
  meta: listingMeta,
});
