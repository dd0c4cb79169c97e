import path from 'node:path';
import { remotePreset } from '@tanabana/tooling/webpack/webpackPreset';
import { cataloguePlugins } from './generate/cataloguePlugins';
import { readCatalogue, readCraftNotes, readSynonyms } from './generate/readCollection';
import { catalogue } from './src/routes';

const folder = import.meta.dirname;
const collection = path.join(folder, 'collection');
const read = () => ({
  catalogue: readCatalogue(collection),
  craftNotes: readCraftNotes(collection),
  synonyms: readSynonyms(collection),
});

/** With the default, the scripts of the product page are 0.9 kB larger (brotli). */
const SHARED_SCRIPT_SIZE = 45_000;

export default remotePreset(folder, catalogue, { sharedScriptSize: SHARED_SCRIPT_SIZE }).map(
  (configuration) => ({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), ...cataloguePlugins(configuration, collection, read)],
  }),
);
