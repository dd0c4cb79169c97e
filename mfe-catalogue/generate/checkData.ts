import path from 'node:path';
import type { CheckData } from '@tanabana/tooling/shop/checkShop';
import { readPictureManifest } from '@tanabana/tooling/webpack/pictureFiles';
import { dataFolder } from '@tanabana/tooling/webpack/shopFolder';
import { readCarousels, readCatalogue, readCraftNotes, readSynonyms } from './readCollection';
import { requirePictures } from './requirePictures';

/** Checks every product, its trade data and pictures, and what describes the collection. */
const checkCollection: CheckData = ({ check }) => {
  const deployable = path.resolve(import.meta.dirname, '..');
  const folder = dataFolder(deployable, 'collection');
  const pictures = readPictureManifest(dataFolder(deployable, 'pictures'), false);
  check(() => requirePictures(readCatalogue(folder), pictures));
  for (const read of [readCarousels, readCraftNotes, readSynonyms]) check(() => read(folder));
};

export default checkCollection;
