import { recordFile } from '@tanabana/build/webpack/deployable';
import { ADDRESSES } from '@tanabana/runtime/contracts/addressList';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { Catalogue } from '../src/catalogue/catalogue';
import { publishedProduct } from '../src/catalogue/publishedProduct';
import type { CraftNotes } from '../src/catalogue/craftNotes';
import { highlightsOf } from '../src/fragments/highlightsOf';
import { catalogueFiles } from './catalogueFiles';
import { EmitFilesPlugin } from './emitFilesPlugin';
import { priceList } from './priceList';
import { readPictures } from './readPictures';

const asModule = (value: unknown) => ({ type: '.json', source: () => JSON.stringify(value) });

/**
 * Adds a catalogue to a build: as files beside the browser's scripts, and inside the server's modules. The
 * data of the home page's fragments is part of their own script in both. Prices on request are in neither.
 */
export function cataloguePlugins(
  { name, context = '', output }: Configuration,
  { products: priced, ...groups }: Catalogue,
  craftNotes: CraftNotes,
): WebpackPluginInstance[] {
  const publicPath = output?.publicPath;
  if (typeof publicPath !== 'string') throw new Error('The build needs a public path.');
  const pictures = readPictures(context, publicPath);
  const products = priced.map(publishedProduct);
  const files = catalogueFiles({ ...groups, products }, pictures, craftNotes);
  const modules = { highlights: asModule(highlightsOf(products, pictures)) };
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
    [recordFile('prices')]: JSON.stringify(priceList(products)),
    [recordFile(ADDRESSES)]: JSON.stringify(products.map(({ id }) => `/product/${id}`)),
  };
  return [new webpack.experiments.schemes.VirtualUrlPlugin(modules, 'virtual'), new EmitFilesPlugin(emitted)];
}
