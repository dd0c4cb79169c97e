import { isQuoted, MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { plainLine } from '@tanabana/runtime/mail/plainText';
import { metricSize } from '@tanabana/runtime/text/metricSize';
import Papa from 'papaparse';
import { packOf, parcelOf, parcelsOf } from '../cart/pack';
import type { PriceList } from '../cart/priceList';
import { leadTime, palletsOf } from '../cart/shipment';
import type { EnquiryLine } from './enquiry';

type Row = readonly (string | number)[];

/** Columns of `linesCsv`. `columnsOf` reads them: columns that only inform the buyer have names that it ignores. */
const COLUMNS: Row = [
  'Article',
  'Product',
  'HSN',
  'Size',
  'Shop size in cm',
  'Units',
  'Shop price (₹)',
  'Cartons or bales',
  'Shop pallets',
  'Volume (m³)',
  'Gross weight (kg)',
  'Shop lead time',
  'Target price',
  'Note',
];

/** Byte order mark, without which Excel does not read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * All cells have quotation marks, so that only commas separate them. Texts that a spreadsheet would calculate get an
 * apostrophe.
 */
const toCsv = (rows: readonly Row[]) =>
  BYTE_ORDER_MARK + Papa.unparse(rows as Row[], { quotes: true, escapeFormulae: true });

/** Writes lines of a cart or an enquiry as CSV, which can be pasted as lines again. */
export function linesCsv(lines: readonly EnquiryLine[], prices: PriceList): string {
  return toCsv([COLUMNS, ...lines.map((line) => rowOf(line, prices))]);
}

function rowOf(line: EnquiryLine, prices: PriceList): Row {
  const product = prices.get(line.id);
  const pack = packOf(line, prices);
  const packed = pack && parcelsOf(line.quantity, pack);
  return [
    plainLine(line.sku) || String(line.id),
    plainLine(line.title),
    product?.trade?.hsn ?? '',
    plainLine(line.size),
    metricSize(line.size).replace(' cm', ''),
    line.quantity,
    isQuoted(line) ? 'on enquiry' : line.price,
    packed?.count ?? '',
    packed && parcelOf(line) === 'carton' ? Math.ceil(palletsOf(packed) * 100) / 100 : '',
    packed ? Math.round(packed.m3 * 100) / 100 : '',
    packed ? Math.ceil(packed.kg) : '',
    leadTime(product, line.quantity),
    plainLine(line.targetPrice),
    plainLine(line.note),
  ];
}

/** Returns an empty table for lines, with one example. */
export function templateCsv(): string {
  return toCsv([
    ['Article', 'Product', 'Size', 'Units', 'Target price', 'Note'],
    [
      'TB-JPR-BLP-30001',
      'Blue Pottery Vase with Lotus Vine',
      '10 in',
      MINIMUM_ORDER_QUANTITY,
      '₹1,500',
      'with our label',
    ],
  ]);
}
