import { readdirSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { readPictureManifest } from '../webpack/pictureFiles';
import { dataFolder, writableDataFolder } from '../webpack/shopFolder';
import type { ImportedPicture } from './importPicture';

const KINDS = ['whole', 'detail', 'setting'];

type TargetPicture = Omit<ImportedPicture, 'photo' | 'alt'>;

/**
 * Returns the options of `importPicture`, except for `photo` and `alt`, for a picture of a product.
 * @throws {UsageError} if the catalogue has no such product, or the kind is unknown
 */
export function pictureOfProduct(root: string, product: string, kind = ''): TargetPicture {
  if (!KINDS.includes(kind)) throw new UsageError(`--kind is one of ${KINDS.join(', ')}.`);
  const catalogue = path.join(root, 'mfe-catalogue');
  const collection = dataFolder(catalogue, 'collection');
  const files = readdirSync(collection, { recursive: true, encoding: 'utf8' });
  if (!files.some((file) => path.basename(file) === `${product}.json`))
    throw new UsageError(
      `There is no product ${product}: add its file to ${path.relative(root, collection)} first.`,
    );
  return {
    folder: writableDataFolder(catalogue, 'pictures'),
    name: `${product}-${kind}`,
    aspect: 4 / 5,
    isShared: kind === 'whole',
    hasCloseUp: kind === 'detail',
  };
}

/**
 * Returns the options of `importPicture`, except for `photo` and `alt`, for a picture of the content pages. A new
 * picture has the aspect ratio of the pictures of blog posts.
 * @throws {UsageError} if the name is invalid
 */
export function pictureNamed(root: string, name: string): TargetPicture {
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(name))
    throw new UsageError(`"${name}" is no name of a picture: use lower-case words joined by hyphens.`);
  const folder = writableDataFolder(path.join(root, 'mfe-content'), 'pictures');
  const { width, height } = readPictureManifest(folder, false)[name] ?? { width: 3, height: 2 };
  return {
    folder,
    name,
    aspect: width / height,
    isShared: true,
    hasCloseUp: false,
  };
}
