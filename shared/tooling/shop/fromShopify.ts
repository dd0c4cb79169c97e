import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '@tanabana/releases/errors/usageError';
import Papa from 'papaparse';
import { importPicture } from '../pictures/importPicture';
import { plainText } from './plainText';

/** Columns of Shopify's product export that are read: https://help.shopify.com/manual/products/import-export/using-csv */
const REQUIRED = ['Handle', 'Title', 'Variant Price'];

/** File that keeps the number of each product, so that a later import finds it again. */
const IDS_FILE = 'shopify.json';

const NO_TYPE = 'Products';

/** Values of `Option1 Name` of a product without options. */
const NO_OPTION = 'Title';

type Row = Readonly<Record<string, string | undefined>>;

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
  const ids = await readJson<Record<string, number>>(path.join(collection, IDS_FILE), {});
  const groups = await readJson<Group[]>(path.join(collection, 'groups.json'), []);
  const pictures = photos === undefined ? new Map<string, string>() : await photosIn(photos);
  let next = 1 + Math.max(0, ...Object.values(ids), ...(await idsIn(collection)));
  const added: string[] = [];
  const missing: { handle: string; field: string }[] = [];
  let kept = 0;
  for (const [handle, rows] of products) {
    const id = (ids[handle] ??= next++);
    const folder = folderOf(groups, filled(rows[0]?.Type) ?? NO_TYPE);
    const file = path.join(collection, folder, `${id}.json`);
    if (existsSync(file)) {
      kept += 1;
      continue;
    }
    const names = await importPhotos(path.join(shop, 'pictures/catalogue'), id, handle, rows, pictures);
    const product = productOf(id, handle, rows, names);
    const lacks = Object.entries({
      description: textOf(rows) !== '',
      price: product.price !== null,
      picture: names.length > 0,
      SKU: Boolean(rows[0]?.['Variant SKU']),
    });
    missing.push(...lacks.flatMap(([field, isThere]) => (isThere ? [] : { handle, field })));
    await mkdir(path.dirname(file), { recursive: true });
    await writeJson(file, product);
    added.push(file);
  }
  await writeJson(path.join(collection, IDS_FILE), ids);
  await writeJson(path.join(collection, 'groups.json'), groups);
  if (missing.length > 0) await writeFile(path.join(shop, 'missing.csv'), `${Papa.unparse(missing)}\n`);
  return { added, kept, missing };
}

/** Returns the trimmed text of a cell, or undefined if the cell is empty. */
function filled(cell: string | undefined): string | undefined {
  const text = cell?.trim();
  return text === '' ? undefined : text;
}

interface Group {
  readonly category: string;
  readonly folder: string;
}

/** Products that are published, by handle. The first row of a product has its title, further rows its variants and pictures. */
function productsIn(text: string, file: string): Map<string, Row[]> {
  const { data, meta } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true });
  const absent = REQUIRED.filter((column) => !meta.fields?.includes(column));
  if (absent.length > 0)
    throw new UsageError(
      `${file} is no product export of Shopify: it lacks the columns ${absent.join(', ')}.`,
    );
  const products = new Map<string, Row[]>();
  for (const row of data) {
    const handle = row.Handle?.trim();
    if (handle) products.set(handle, [...(products.get(handle) ?? []), row]);
  }
  const isHidden = ([first]: Row[]) =>
    first?.Published === 'false' || /draft|archived/i.test(first?.Status ?? '');
  return new Map([...products].filter(([, rows]) => !isHidden(rows)));
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

const textOf = ([first]: readonly Row[]) => plainText(first?.['Body (HTML)'] ?? '');

function productOf(id: number, handle: string, rows: readonly Row[], image: readonly string[]) {
  const [first = {}] = rows;
  const options = [1, 2, 3].map((number) => {
    const name = first[`Option${number} Name`] ?? '';
    const values = rows.map((row) => row[`Option${number} Value`] ?? '');
    return { name, values };
  });
  const colour = options.find(({ name }) => /^colou?r$/i.test(name));
  const size = options.find((option) => option !== colour && option.name !== '' && option.name !== NO_OPTION);
  const amounts = rows.map((row) => Number(filled(row['Variant Price']) ?? NaN));
  const sizes = (size?.values ?? []).flatMap((value, index) => {
    const amount = amounts[index] ?? NaN;
    return value !== '' && amount > 0 && size?.values.indexOf(value) === index ? { size: value, amount } : [];
  });
  const [single = NaN] = amounts;
  const title = filled(first.Title) ?? handle;
  return {
    id,
    name: title,
    price: sizes.length > 0 ? sizes : single > 0 ? single : null,
    image,
    description: textOf(rows) || title,
    details: [],
    ...(colour && { color: [...new Set(colour.values.filter(Boolean))] }),
    tags: (first.Tags ?? '').split(',').flatMap((tag) => tag.trim() || []),
    SKU: filled(first['Variant SKU']) ?? handle,
  };
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

async function readJson<Content>(file: string, otherwise: Content): Promise<Content> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Content) : otherwise;
}

const writeJson = (file: string, content: unknown) =>
  writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
