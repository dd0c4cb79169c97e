import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import Papa from 'papaparse';
import { importPicture } from '../pictures/importPicture';
import { readJson } from '../webpack/readChecked';
import { filled, productOf, productsIn, type Row, textOf } from './shopifyExport';

/** File that keeps the number of each product, so that a later import finds it again. */
const IDS_FILE = 'shopify.json';

const NO_TYPE = 'Products';

/** Products whose photographs are encoded concurrently. */
const CONCURRENCY = 2;

export interface ShopifyImport {
  readonly csv: string;
  /** Folder of the shop. */
  readonly shop: string;
  /** Folder with photographs, named by the handle or as in `Image Src`. */
  readonly photos?: string | undefined;
}

export interface Imported {
  readonly added: readonly string[];
  /** Products whose file existed, which is kept. */
  readonly kept: number;
  /** What the export lacks, by handle. */
  readonly missing: readonly { readonly handle: string; readonly field: string }[];
}

/**
 * Adds the products of a Shopify export to a shop. Files that exist are kept, so that a second import changes nothing.
 * @throws {UsageError} if the file is no product export
 */
export async function fromShopify({ csv, shop, photos }: ShopifyImport): Promise<Imported> {
  const collection = path.join(shop, 'collection');
  const products = productsIn(await readFile(csv, 'utf8'), csv);
  const ids = readIfPresent<Record<string, number>>(path.join(collection, IDS_FILE), {});
  const groups = readIfPresent<Group[]>(path.join(collection, 'groups.json'), []);
  const pictures = photos === undefined ? new Map<string, string>() : await photosIn(photos);
  let next = 1 + Math.max(0, ...Object.values(ids), ...(await idsIn(collection)));
  const numbered = [...products].map(([handle, rows]) => {
    const id = (ids[handle] ??= next++);
    const folder = folderOf(groups, filled(rows[0]?.Type) ?? NO_TYPE);
    return { handle, rows, id, file: path.join(collection, folder, `${id}.json`) };
  });
  // Before the products, so that an import that ends early can be repeated.
  await writeJson(path.join(collection, IDS_FILE), ids);
  await writeJson(path.join(collection, 'groups.json'), groups);
  const fresh = numbered.filter(({ file }) => !existsSync(file));
  const lacking = await pMap(
    fresh,
    async ({ handle, rows, id, file }) => {
      const names = await importPhotos(path.join(shop, 'pictures/catalogue'), id, handle, rows, pictures);
      const product = productOf(id, handle, rows, names);
      await mkdir(path.dirname(file), { recursive: true });
      await writeJson(file, product);
      const has = {
        description: textOf(rows) !== '',
        price: product.price !== null,
        picture: names.length > 0,
        SKU: Boolean(rows[0]?.['Variant SKU']),
      };
      return Object.entries(has).flatMap(([field, isThere]) => (isThere ? [] : { handle, field }));
    },
    { concurrency: CONCURRENCY },
  );
  const missing = lacking.flat();
  if (missing.length > 0) await writeFile(path.join(shop, 'missing.csv'), `${Papa.unparse(missing)}\n`);
  const added = fresh.map(({ file }) => file);
  return { added, kept: numbered.length - added.length, missing };
}

interface Group {
  readonly category: string;
  readonly folder: string;
}

/** Returns the folder of a category, and adds the category if it is new. */
function folderOf(groups: Group[], category: string): string {
  const known = groups.find((group) => group.category === category);
  if (known) return known.folder;
  const folder =
    category
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '') || 'products';
  groups.push({ category, folder });
  return folder;
}

/** Photographs by name without extension. */
async function photosIn(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder);
  return new Map(files.map((file) => [path.parse(file).name.toLowerCase(), path.join(folder, file)]));
}

/** @returns names of the imported pictures, the whole product first */
async function importPhotos(
  folder: string,
  id: number,
  handle: string,
  rows: readonly Row[],
  photos: ReadonlyMap<string, string>,
): Promise<string[]> {
  const sources = rows.flatMap((row) => {
    const source = row['Image Src'];
    if (!source) return [];
    const { name } = path.parse(source.split('?', 1)[0] ?? '');
    return { name: name.toLowerCase(), alt: filled(row['Image Alt Text']) };
  });
  const wanted = [...sources, { name: handle.toLowerCase(), alt: undefined }];
  const names: string[] = [];
  for (const { name, alt } of wanted) {
    const photo = photos.get(name);
    if (photo === undefined) continue;
    const picture = `${id}-${names.length === 0 ? 'whole' : names.length + 1}`;
    await importPicture({
      photo,
      folder,
      name: picture,
      aspect: 4 / 5,
      alt: alt ?? filled(rows[0]?.Title) ?? handle,
      isShared: names.length === 0,
      hasCloseUp: false,
    });
    names.push(picture);
  }
  return names;
}

async function idsIn(collection: string): Promise<number[]> {
  const files = await readdir(collection, { recursive: true });
  return files.flatMap((file) => Number(/(?:^|\/)(\d+)\.json$/.exec(file)?.[1] ?? 0));
}

const readIfPresent = <Content>(file: string, otherwise: Content) =>
  existsSync(file) ? (readJson(file) as Content) : otherwise;

const writeJson = (file: string, content: unknown) =>
  writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
