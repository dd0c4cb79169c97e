import { dataFolder } from '@tanabana/tooling/webpack/shopFolder';
import { standalonePreset } from '@tanabana/tooling/webpack/standalonePreset';
import { cataloguePlugins } from './generate/cataloguePlugins';
import {
  readCarousels,
  readCatalogue,
  readCraftNotes,
  readSample,
  readSynonyms,
} from './generate/readCollection';

const folder = import.meta.dirname;
const collection = dataFolder(folder, 'collection');
const configuration = standalonePreset(folder);
// The sample catalogue is the default, because it never changes. COLLECTION=full displays the entire collection.
const readDisplayed = process.env.COLLECTION === 'full' ? readCatalogue : readSample;
const read = () => ({
  catalogue: readDisplayed(collection),
  craftNotes: readCraftNotes(collection),
  synonyms: readSynonyms(collection),
  carousels: readCarousels(collection),
});

export default {
  ...configuration,
  plugins: [...(configuration.plugins ?? []), ...cataloguePlugins(configuration, collection, read)],
};
