import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '@tanabana/releases/errors/usageError';
import * as v from 'valibot';
import { changeManifest, removePictureFiles } from '../pictures/pictureFolder';
import { productIdSchema } from './productId';
import { readJson } from '../webpack/readChecked';
import { readPictureManifest } from '../webpack/pictureFiles';

const PICTURES = 'pictures/catalogue';

export interface RemovedProduct {
  /** Deleted files, in the folder of the shop. */
  readonly removed: readonly string[];
  /** Pictures of the product that other files show. */
  readonly kept: readonly { readonly picture: string; readonly users: readonly string[] }[];
  /** Files that still name the product. */
  readonly references: readonly string[];
}

/**
 * Deletes a product, and those of its pictures that no other file of the shop shows.
 * @throws {UsageError} if the shop has no such product
 */
export async function removeProduct(shop: string, id: string): Promise<RemovedProduct> {
  const files = (await readdir(shop, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  const product = files.find(
    (file) => /^collection\/[^/]+\//.test(file) && path.posix.basename(file) === `${id}.json`,
  );
  if (product === undefined || !/^[a-z\d-]+$/.test(id))
    throw new UsageError(`There is no product ${id} in ${path.join(shop, 'collection')}.`);
  const others = files.filter(
    (file) => /\.(json|md)$/.test(file) && !file.startsWith('pictures/') && file !== product,
  );
  const texts = new Map(
    await Promise.all(
      others.map(async (file) => [file, await readFile(path.join(shop, file), 'utf8')] as const),
    ),
  );
  const filesWith = (mentions: (text: string, file: string) => boolean) =>
    others.filter((file) => mentions(texts.get(file) ?? '', file)).sort();

  const pictures = path.join(shop, PICTURES);
  const { image = [] } = readJson(path.join(shop, product)) as { image?: readonly string[] };
  const own = Object.keys(readPictureManifest(pictures, false)).filter(
    (name) => image.includes(name) || name.startsWith(`${id}-`),
  );
  const used = own.map((picture) => {
    const name = new RegExp(`(?<![\\w-])${picture}(?![\\w-])`);
    return { picture, users: filesWith((text) => name.test(text)) };
  });
  const unused = used.filter(({ users }) => users.length === 0).map(({ picture }) => picture);

  await rm(path.join(shop, product));
  if (unused.length > 0)
    await changeManifest(pictures, (entries) =>
      Object.fromEntries(Object.entries(entries).filter(([name]) => !unused.includes(name))),
    );
  const deleted = await Promise.all(unused.map((name) => removePictureFiles(pictures, name)));
  const number = v.parse(productIdSchema, /^\d+$/.test(id) ? Number(id) : id);
  const address = new RegExp(`/product/${number}(?!\\d)|[?&]ids=(\\d+,)*${number}(?!\\d)`);
  /** Matches products in the front matter of posts, and numbers that an import has given. */
  const entry = new RegExp(`(\\bid|"): *['"]?${id}(?![\\w-])`);
  return {
    removed: [product, ...deleted.flat().map((file) => `${PICTURES}/images/${file}`)],
    kept: used.filter(({ users }) => users.length > 0),
    references: filesWith(
      (text, file) => address.test(text) || (/(\.md|\/shopify\.json)$/.test(file) && entry.test(text)),
    ),
  };
}
