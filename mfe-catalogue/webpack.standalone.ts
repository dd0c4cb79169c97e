import path from 'node:path';
import { standalonePreset } from '@tanabana/tooling/webpack/standalonePreset';
import { cataloguePlugins } from './generate/cataloguePlugins';
import { readCatalogue, readCraftNotes, readSample, readSynonyms } from './generate/readCollection';

const folder = import.meta.dirname;
const collection = path.join(folder, 'collection');
const configuration = standalonePreset(folder);
// The sample catalogue is the default, because it never changes. COLLECTION=full displays the entire collection.
const readDisplayed = process.env.COLLECTION === 'full' ? readCatalogue : readSample;
const read = () => ({
  catalogue: readDisplayed(collection),
  craftNotes: readCraftNotes(collection),
  synonyms: readSynonyms(collection),
});

export default {
  ...configuration,
  plugins: [...(configuration.plugins ?? []), ...cataloguePlugins(configuration, collection, read)],
};
