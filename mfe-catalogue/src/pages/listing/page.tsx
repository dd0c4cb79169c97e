import { definePage } from '@tanabana/runtime/contracts/page';
import { ListingPage } from './ListingPage';
import { listingMeta } from './listingMeta';
import { fetchOfflineData, loadListing } from './loadListing';

export default definePage({
  Component: ListingPage,
  load: loadListing,
  readAhead: fetchOfflineData,
  meta: listingMeta,
});
