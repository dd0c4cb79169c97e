import { UsageError } from '@tanabana/releases/errors/usageError';
import Papa from 'papaparse';
import { plainText } from './plainText';

/** Columns of Shopify's product export that are read: https://help.shopify.com/manual/products/import-export/using-csv */
const REQUIRED = ['Handle', 'Title', 'Variant Price'];

/** Values of `Option1 Name` of a product without options. */
const NO_OPTION = 'Title';

export type Row = Readonly<Record<string, string | undefined>>;

/** Returns the trimmed text of a cell, or undefined if the cell is empty. */
export function filled(cell: string | undefined): string | undefined {
  const text = cell?.trim();
  return text === '' ? undefined : text;
}

/** Products that are published, by handle. The first row of a product has its title, further rows its variants and pictures. */
export function productsIn(text: string, file: string): Map<string, Row[]> {
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

/** Text of a product's body. */
export const textOf = ([first]: readonly Row[]) => plainText(first?.['Body (HTML)'] ?? '');

/**
 * Returns the variant of a row, or undefined for a row without a price, which has only a picture. A variant is sold out
 * if Shopify tracks its inventory, has none, and does not sell beyond it.
 */
function variantOf(row: Row, colour: number | undefined, size: number | undefined) {
  const amount = Number(filled(row['Variant Price']) ?? NaN);
  const former = Number(filled(row['Variant Compare At Price']) ?? 0);
  const sku = filled(row['Variant SKU']);
  const isSoldOut =
    filled(row['Variant Inventory Tracker']) !== undefined &&
    Number(row['Variant Inventory Qty']) <= 0 &&
    row['Variant Inventory Policy'] !== 'continue';
  if (!(amount > 0)) return undefined;
  return {
    size: size && filled(row[`Option${size} Value`]),
    color: colour && filled(row[`Option${colour} Value`]),
    amount,
    ...(former > amount && { originalAmount: former }),
    ...(sku !== undefined && { SKU: sku }),
    ...(isSoldOut && { isSoldOut }),
  };
}

/** Returns the file of a product. */
export function productOf(id: number, handle: string, rows: readonly Row[], image: readonly string[]) {
  const [first = {}] = rows;
  const named = [1, 2, 3].map((number) => ({ number, name: filled(first[`Option${number} Name`]) ?? '' }));
  const colour = named.find(({ name }) => /^colou?r$/i.test(name));
  const size = named.find((option) => option !== colour && option.name !== '' && option.name !== NO_OPTION);
  const variants = rows.flatMap((row) => variantOf(row, colour?.number, size?.number) ?? []);
  const options = variants.filter((variant) => variant.size !== undefined || variant.color !== undefined);
  const [single] = variants;
  const title = filled(first.Title) ?? handle;
  const colours = [...new Set(options.flatMap(({ color }) => color ?? []))];
  const isSoldOut = variants.length > 0 && variants.every((variant) => variant.isSoldOut);
  return {
    id,
    name: title,
    price: options.length > 0 ? options : (single?.amount ?? null),
    ...(options.length === 0 &&
      single?.originalAmount !== undefined && { originalPrice: single.originalAmount }),
    ...(isSoldOut && { stock: 'sold out' }),
    image,
    description: textOf(rows) || title,
    details: [],
    ...(colours.length > 0 && { color: colours }),
    tags: (first.Tags ?? '').split(',').flatMap((tag) => tag.trim() || []),
    SKU: filled(first['Variant SKU']) ?? handle,
  };
}
