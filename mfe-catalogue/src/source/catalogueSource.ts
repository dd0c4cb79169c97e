import { createCatalogueSource } from './createCatalogueSource';
import { createFileReads } from './readData';

export const catalogueSource = createCatalogueSource(createFileReads(true));
