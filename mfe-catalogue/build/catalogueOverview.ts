import type { Pictures } from '../src/catalogue/cardOf';
import type { Catalogue, Category, Region } from '../src/catalogue/catalogue';
import { BLOCK_SIZE } from '../src/listing/sortCards';
import type { CatalogueFile } from '../src/source/dataFiles';

/** Most regions that the listing shows: those with the most products. */
const REGIONS_SHOWN = 12;

/**
 * Facts about the whole catalogue: counts, categories and regions. Its size hardly grows with the catalogue.
 */
export function catalogueOverview(
  { products, categories, regions }: Catalogue,
  pictures: Pictures,
): CatalogueFile {
  const counted = (groups: readonly (Category | Region)[], field: 'category' | 'region') =>
    groups.map(({ name, image }) => ({
      name,
      count: products.filter((product) => product[field] === name).length,
      picture: pictures(image) ?? null,
    }));
  return {
    total: products.length,
    blocks: Math.ceil(products.length / BLOCK_SIZE),
    categories: counted(categories, 'category'),
    regions: counted(regions, 'region')
      .sort((a, b) => b.count - a.count)
      .slice(0, REGIONS_SHOWN),
  };
}
