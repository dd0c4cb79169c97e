import type { SoldProduct } from '@tanabana/contract/remotes/offerList';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { FORMULA } from '@tanabana/shop/text/formulaSigns';
import Papa from 'papaparse';
import { absolute, priceText } from './feedTexts';

/** Columns of Shopify's product CSV, as far as the shop has their values. */
const COLUMNS = [
  'Title',
  'URL handle',
  'Description',
  'Vendor',
  'Type',
  'Published on online store',
  'Status',
  'SKU',
  'Option1 name',
  'Option1 value',
  'Price',
  'Compare-at price',
  'Charge tax',
  'Inventory tracker',
  'Inventory quantity',
  'Continue selling when out of stock',
  'Requires shipping',
  'Fulfillment service',
  'Product image URL',
  'Image position',
  'Image alt text',
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string | number>>;

const LINE_END = '\r\n';

/** Writes the priced products as a file that Shopify imports: a row for each size, and for each further picture. */
export async function* shopifyFeed(
  products: AsyncIterable<readonly SoldProduct[]>,
  settings: Pick<ReleaseSettings, 'brand' | 'origin'>,
): AsyncGenerator<string> {
  yield lines([[...COLUMNS]]);
  for await (const block of products) {
    const rows = block.flatMap((product) => rowsOf(product, settings));
    if (rows.length > 0) yield lines(rows.map((row) => COLUMNS.map((column) => row[column] ?? '')));
  }
}

const lines = (cells: (string | number)[][]) =>
  Papa.unparse(cells, { quotes: true, escapeFormulae: FORMULA, newline: LINE_END }) + LINE_END;

function rowsOf(
  { name, description, category, path, pictures, optionName, offers }: SoldProduct,
  { brand, origin }: Pick<ReleaseSettings, 'brand' | 'origin'>,
): Row[] {
  if (offers.length === 0) return [];
  const rows = Math.max(offers.length, pictures.length);
  return Array.from({ length: rows }, (_, index): Row => {
    const [offer, picture] = [offers[index], pictures[index]];
    return {
      'URL handle': path
        .slice(1)
        .replaceAll(/[^a-z\d]+/gi, '-')
        .toLowerCase(),
      ...(index === 0 && {
        Title: name,
        Description: description,
        Vendor: brand,
        Type: category,
        'Published on online store': 'TRUE',
        Status: 'Active',
        // Shopify's names for a product without options.
        'Option1 name': offer?.size === undefined ? 'Title' : (optionName ?? 'Size'),
      }),
      ...(offer && {
        SKU: offer.id,
        'Option1 value': offer.size ?? 'Default Title',
        Price: priceText(offer.price),
        ...(offer.originalPrice !== undefined && { 'Compare-at price': priceText(offer.originalPrice) }),
        // Shopify sells what it does not track.
        ...(offer.isSoldOut && { 'Inventory tracker': 'shopify', 'Inventory quantity': 0 }),
        'Charge tax': 'TRUE',
        'Continue selling when out of stock': offer.isSoldOut ? 'DENY' : 'CONTINUE',
        'Requires shipping': 'TRUE',
        'Fulfillment service': 'manual',
      }),
      ...(picture && {
        'Product image URL': absolute(picture.address, origin),
        'Image position': index + 1,
        'Image alt text': picture.alt,
      }),
    };
  });
}
