import { cardOf, type Pictures } from '../src/catalogue/cardOf';
import type { Catalogue } from '../src/catalogue/catalogue';
import type { CraftNotes } from '../src/catalogue/craftNotes';
import { createNeighbours } from '../src/catalogue/neighbours';
import { BLOCK_SIZE } from '../src/listing/sortCards';
import { buildSearchIndex } from '../src/search/searchIndex';
import { dataFile } from '../src/source/dataFiles';
import { catalogueOverview } from './catalogueOverview';
import { productFile } from './productFile';

/**
 * Writes the data files of a catalogue.
 * @returns name below `data/` → text
 */
export function catalogueFiles(
  catalogue: Catalogue,
  pictures: Pictures,
  craftNotes: CraftNotes,
): Record<string, string> {
  const { products } = catalogue;
  const overview = catalogueOverview(catalogue, pictures);
  const cards = products.map((product) => cardOf(product, pictures));
  const files: Record<string, string> = {
    [dataFile.catalogue]: JSON.stringify(overview),
    [dataFile.search]: buildSearchIndex(products),
  };
  for (let block = 0; block < overview.blocks; block += 1) {
    files[dataFile.cards(block)] = JSON.stringify(cards.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE));
  }
  const neighboursOf = createNeighbours(products);
  for (const product of products) {
    files[dataFile.product(product.id)] = JSON.stringify(
      productFile(product, neighboursOf, pictures, craftNotes),
    );
  }
  return files;
}
