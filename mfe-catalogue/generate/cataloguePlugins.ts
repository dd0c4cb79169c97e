import path from 'node:path';
import { isNamedByContent, namingOf, type NameFile } from '@tanabana/releases/versions/namedByContent';
import { dataFiles } from '@tanabana/tooling/webpack/dataFiles';
import { EmitFilesPlugin } from '@tanabana/tooling/webpack/emitFilesPlugin';
import { readPictureManifest } from '@tanabana/tooling/webpack/pictureFiles';
import { dividedRecord, wholeRecord } from '@tanabana/tooling/webpack/recordFiles';
import { dataFolder } from '@tanabana/tooling/webpack/shopFolder';
import { ADDRESSES } from '@tanabana/contract/remotes/addressList';
import { OFFERS } from '@tanabana/contract/remotes/offerList';
import { pictureIn } from '@tanabana/ui/pictures/pictureSource';
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import type { Pictures } from '../src/catalogue/card';
import type { CarouselTexts } from '../src/catalogue/carouselTexts';
import type { CraftNotes } from '../src/catalogue/craftNotes';
import type { Catalogue } from '../src/catalogue/product';
import { highlightsOf } from '../src/fragments/highlights';
import { categoryStripData } from '../src/fragments/categoryStripData';
import type { Synonyms } from '../src/search/synonyms';
import { catalogueFiles } from './catalogueFiles';
import { requirePictures } from './requirePictures';
import { articlesRecord, offersRecord, productsRecord } from './productRecords';

/** Folders of the code that creates the data files. */
const DATA_CODE = ['generate', 'src/catalogue', 'src/facets', 'src/search', 'src/source'];

interface Collection {
  readonly catalogue: Catalogue;
  readonly craftNotes: CraftNotes;
  readonly synonyms: Synonyms;
  readonly carousels: readonly CarouselTexts[];
}

/**
 * The data files are emitted into the folder of the browser's scripts, from which browsers and servers fetch them. The
 * data of the home page's fragments is compiled into the fragments. A change in the folder of the collection builds
 * again.
 * @param folder folder that `read` reads
 */
export function cataloguePlugins(
  { name, context = '', output }: Configuration,
  folder: string,
  read: () => Collection,
): WebpackPluginInstance[] {
  const publicPath = output?.publicPath;
  if (typeof publicPath !== 'string') throw new Error('The build needs a public path.');
  const nameFile = namingOf({ output });
  let content = (): Content => {
    throw new Error('The collection is read when a build starts.');
  };
  const readContent = () => {
    const manifest = readPictureManifest(dataFolder(context, 'pictures'), isNamedByContent({ output }));
    const pictures: Pictures = (picture) => pictureIn(manifest, picture, `${publicPath}pictures/`);
    try {
      const collection = read();
      requirePictures(collection.catalogue, manifest);
      return contentOf(collection, pictures, nameFile);
    } catch (error) {
      // The message names the file. The bundler prints it without the stack.
      throw Object.assign(error as Error, { hideStack: true });
    }
  };
  const startReading = () => {
    content = once(readContent);
  };
  const asModule = (part: (present: Content) => unknown) => ({
    type: '.json',
    source: (loader: { addContextDependency: (folder: string) => void }) => {
      loader.addContextDependency(folder);
      // Otherwise webpack's cache would name files of an earlier build after a change of the code that creates them.
      for (const code of DATA_CODE) loader.addContextDependency(path.join(context, code));
      return JSON.stringify(part(content()));
    },
  });
  const virtualModules = new webpack.experiments.schemes.VirtualUrlPlugin(
    {
      highlights: asModule(({ highlights }) => highlights),
      strip: asModule(({ strip }) => strip),
      'data-index': asModule(({ index }) => index),
    },
    'virtual',
  );
  const reader = {
    apply: (compiler: Compiler) => compiler.hooks.compile.tap('cataloguePlugins', startReading),
  };
  if (name === 'server') return [reader, virtualModules];
  return [reader, virtualModules, new EmitFilesPlugin(() => content().files, folder)];
}

type Content = ReturnType<typeof contentOf>;

function contentOf(
  { catalogue, craftNotes, synonyms, carousels }: Collection,
  pictures: Pictures,
  nameFile: NameFile,
) {
  const { products } = catalogue;
  const texts = catalogueFiles(catalogue, pictures, craftNotes, synonyms);
  const data = dataFiles('data', texts, nameFile);
  const addresses = products.map(({ id }) => `/product/${id}`);
  return {
    files: {
      ...data.files,
      ...dividedRecord('products', productsRecord(products, pictures), nameFile),
      ...wholeRecord('articles', articlesRecord(products), nameFile),
      ...wholeRecord(ADDRESSES, addresses, nameFile),
      ...dividedRecord(OFFERS, offersRecord(products, pictures), nameFile),
    },
    index: data.index ?? null,
    highlights: highlightsOf(products, pictures, carousels),
    strip: categoryStripData(catalogue, pictures, carousels),
  };
}

function once<Value>(compute: () => Value): () => Value {
  let result: { readonly value: Value } | undefined;
  return () => (result ??= { value: compute() }).value;
}
