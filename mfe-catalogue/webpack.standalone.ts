import path from 'node:path';
import { standalonePreset } from '@tanabana/build/webpack/standalonePreset';
import { cataloguePlugins } from './build/cataloguePlugins';
import { readCatalogue, readCraftNotes, readSample, readSynonyms } from './collection/readCollection';

const folder = import.meta.dirname;
const collection = path.join(folder, 'collection');
const configuration = standalonePreset(folder);
// The sample is small and never changes; COLLECTION=full shows the whole collection.
const catalogue = process.env.COLLECTION === 'full' ? readCatalogue(collection) : readSample(collection);

export default {
  ...configuration,
  plugins: [
    ...(configuration.plugins ?? []),
    ...cataloguePlugins(configuration, catalogue, readCraftNotes(collection), readSynonyms(collection)),
  ],
};
