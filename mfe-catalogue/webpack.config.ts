import type { RemoteContract } from '@tanabana/contract/remotes/remoteContract';
import { dataFolder } from '@tanabana/tooling/webpack/shopFolder';
import { remotePreset } from '@tanabana/tooling/webpack/webpackPreset';
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

/** An invalid collection fails the build, which names the file. */
function contractOfShop(): RemoteContract {
  try {
    return routesWithData(catalogue, readCatalogue(collection));
  } catch {
    return catalogue;
  }
}

export default remotePreset(folder, contractOfShop(), { sharedScriptSize: SHARED_SCRIPT_SIZE }).map(
  (configuration) => ({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), ...cataloguePlugins(configuration, collection, read)],
  }),
);
