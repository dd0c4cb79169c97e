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

/**
 * Minimum size of a script that several pages share, in bytes before minification. Smaller scripts compress worse than
 * the same code in the scripts of the pages.
 */
const MIN_SHARED_SCRIPT = 45_000;

export default remotePreset(folder, catalogue).map((configuration) => {
  const { optimization, plugins = [] } = configuration;
  // The build for the server has no shared scripts.
  const isDivided = optimization?.splitChunks !== false;
  return {
    ...configuration,
    optimization: {
      ...optimization,
      ...(isDivided && { splitChunks: { minSize: MIN_SHARED_SCRIPT } }),
    },
    plugins: [...plugins, ...cataloguePlugins(configuration, collection, read)],
  };
});
