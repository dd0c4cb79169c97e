import { catalogueSource } from '../source/catalogueSource';
import { createListingReader } from './readListing';

export const catalogueListings = createListingReader(catalogueSource);
