import path from 'node:path';
import { remotePreset } from '@tanabana/build/webpack/webpackPreset';
import { cataloguePlugins } from './build/cataloguePlugins';
import { readCatalogue, readCraftNotes, readSynonyms } from './build/readCollection';
import { catalogue } from './src/routes';

const folder = import.meta.dirname;
const collection = path.join(folder, 'collection');
const read = () => ({
  catalogue: readCatalogue(collection),
  craftNotes: readCraftNotes(collection),
  synonyms: readSynonyms(collection),
});

export default remotePreset(folder, catalogue).map((configuration) => ({
  ...configuration,
  plugins: [...(configuration.plugins ?? []), ...cataloguePlugins(configuration, collection, read)],
}));
