import { isNamedByContent, namingOf } from '@tanabana/artefacts/store/namedByContent';
import { dataFiles } from '@tanabana/build/webpack/dataFiles';
import { recordFile } from '@tanabana/build/webpack/deployable';
import { EmitFilesPlugin } from '@tanabana/build/webpack/emitFilesPlugin';
import { readPictureManifest } from '@tanabana/build/webpack/pictureFiles';
import { ADDRESSES } from '@tanabana/runtime/contracts/addressList';
import { pictureIn } from '@tanabana/runtime/pictures/pictureSource';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { Pictures } from '../src/catalogue/card';
import type { CraftNotes } from '../src/catalogue/craftNotes';
import type { Catalogue } from '../src/catalogue/product';
import { highlightsOf } from '../src/fragments/highlights';
import { stripCategories } from '../src/fragments/stripCategories';
import type { Synonyms } from '../src/search/synonyms';
import { catalogueFiles } from './catalogueFiles';
import { priceList, publishedProduct } from './priceList';

const asModule = (value: unknown) => ({ type: '.json', source: () => JSON.stringify(value) });

/**
 * Adds a catalogue to a build. The data files are emitted into the folder of the browser's scripts, from which browsers
 * and servers fetch them. The data of the home page's fragments is compiled into the fragments. Prices of products sold
 * by quotation are omitted.
 */
export function cataloguePlugins(
  { name, context = '', output }: Configuration,
  { products: priced, ...groups }: Catalogue,
  craftNotes: CraftNotes,
  synonyms: Synonyms,
): WebpackPluginInstance[] {
  const publicPath = output?.publicPath;
  if (typeof publicPath !== 'string') throw new Error('The build needs a public path.');
  const manifest = readPictureManifest(context, isNamedByContent({ output }));
  const pictures: Pictures = (name) => pictureIn(manifest, name, `${publicPath}pictures/`);
  const products = priced.map(publishedProduct);
  const nameFile = namingOf({ output });
  const data = dataFiles(
    'data',
    catalogueFiles({ ...groups, products }, pictures, craftNotes, synonyms),
    nameFile,
  );
  const virtualModules = new webpack.experiments.schemes.VirtualUrlPlugin(
    {
      highlights: asModule(highlightsOf(products, pictures)),
      strip: asModule(stripCategories(products, pictures)),
      'data-index': asModule(data.index ?? null),
    },
    'virtual',
  );
  if (name === 'server') return [virtualModules];
  const records = {
    prices: JSON.stringify(priceList(products, pictures)),
    [ADDRESSES]: JSON.stringify(products.map(({ id }) => `/product/${id}`)),
  };
  const recordFiles = Object.entries(records).map(([record, text]) => [
    nameFile(recordFile(record), text),
    text,
  ]);
  return [
    virtualModules,
    new EmitFilesPlugin({ ...data.files, ...(Object.fromEntries(recordFiles) as Record<string, string>) }),
  ];
}
