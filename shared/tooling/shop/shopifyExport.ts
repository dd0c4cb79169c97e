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

/** Returns the file of a product. */
export function productOf(id: number, handle: string, rows: readonly Row[], image: readonly string[]) {
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
