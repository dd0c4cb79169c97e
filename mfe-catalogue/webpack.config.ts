import path from 'node:path';
import { remotePreset } from '@tanabana/shared/build/webpackPreset';
import { cataloguePlugins } from './build/cataloguePlugins';
import { readCatalogue, readLore } from './collection/readCollection';
import { catalogue } from './src/routes';

const folder = import.meta.dirname;
const collection = path.join(folder, 'collection');
const sold = readCatalogue(collection);
const lore = readLore(collection);

export default remotePreset(folder, catalogue).map((configuration) => ({
  ...configuration,
  plugins: [...(configuration.plugins ?? []), ...cataloguePlugins(configuration, sold, lore)],
}));
