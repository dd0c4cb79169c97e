import { dataFolder } from '@tanabana/tooling/webpack/shopFolder';
import { contractWithData, remotePreset } from '@tanabana/tooling/webpack/webpackPreset';
import { cataloguePlugins } from './generate/cataloguePlugins';
import { readCarousels, readCatalogue, readCraftNotes, readSynonyms } from './generate/readCollection';
import { routesWithData } from './generate/routesWithData';
import { catalogue } from './src/routes';

const folder = import.meta.dirname;
const collection = dataFolder(folder, 'collection');
const read = () => ({
  catalogue: readCatalogue(collection),
  craftNotes: readCraftNotes(collection),
  synonyms: readSynonyms(collection),
  carousels: readCarousels(collection),
});

/** With the default, the scripts of the product page are 0.9 kB larger (brotli). */
const SHARED_SCRIPT_SIZE = 45_000;

const contract = contractWithData(catalogue, (declared) =>
  routesWithData(declared, readCatalogue(collection)),
);

export default remotePreset(folder, contract, { sharedScriptSize: SHARED_SCRIPT_SIZE }).map(
  (configuration) => ({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), ...cataloguePlugins(configuration, collection, read)],
  }),
);
