import { recordFile } from '@tanabana/shared/build/deployable';
import { ADDRESSES } from '@tanabana/shared/contracts/addressList';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { Catalogue } from '../src/catalogue/catalogue';
import type { Lore } from '../src/catalogue/lore';
import { highlightsOf } from '../src/fragments/highlightsOf';
import { catalogueFiles } from './catalogueFiles';
import { EmitFilesPlugin } from './emitFilesPlugin';
import { priceList } from './priceList';
import { readPictures } from './readPictures';

const asModule = (value: unknown) => ({ type: '.json', source: () => JSON.stringify(value) });

/**
 * Brings a catalogue into a build: as files beside the browser's scripts, and within the server's modules. What
 * the home page's fragments show is a part of their own script in both.
 */
export function cataloguePlugins(
  { name, context = '', output }: Configuration,
  catalogue: Catalogue,
  lore: Lore,
): WebpackPluginInstance[] {
  const publicPath = output?.publicPath;
  if (typeof publicPath !== 'string') throw new Error('The build has to say where it will be served.');
  const pictures = readPictures(context, publicPath);
  const files = catalogueFiles(catalogue, pictures, lore);
  const modules = { highlights: asModule(highlightsOf(catalogue.products, pictures)) };
  if (name === 'server') {
    return [
      new webpack.experiments.schemes.VirtualUrlPlugin(
        { ...modules, 'data-files': asModule(files) },
        'virtual',
      ),
    ];
  }
  const emitted = {
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`data/${file}`, text])),
    [recordFile('prices')]: JSON.stringify(priceList(catalogue.products)),
    [recordFile(ADDRESSES)]: JSON.stringify(catalogue.products.map(({ id }) => `/product/${id}`)),
  };
  return [new webpack.experiments.schemes.VirtualUrlPlugin(modules, 'virtual'), new EmitFilesPlugin(emitted)];
}
