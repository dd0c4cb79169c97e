import { MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { plainLine } from '@tanabana/runtime/mail/plainText';
import { metricSize } from '@tanabana/runtime/text/metricSize';
import Papa from 'papaparse';
import { packOf, parcelOf, parcelsOf } from '../cart/pack';
import type { PricedProduct, PriceList } from '../cart/priceList';
import { leadTime, palletsOf } from '../cart/shipment';
import type { EnquiryLine } from './enquiry';
import { unitPrice } from './enquiryLetter';

type Row = readonly (string | number)[];

/** Columns of both tables. `columnsOf` reads them: columns that only inform the buyer have names that it ignores. */
const LINE_COLUMNS: Row = ['Article', 'Product', 'HSN', 'Size', 'Shop size in cm', 'Units'];

const CSV_COLUMNS: Row = [
  ...LINE_COLUMNS,
  'Shop price (₹)',
  'Cartons or bales',
  'Shop pallets',
  'Volume (m³)',
  'Gross weight (kg)',
  'Shop lead time',
  'Target price',
  'Sizes to measure',
  'Sample',
  'Note',
];

const PACKING_COLUMNS: Row = [
  ...LINE_COLUMNS,
  'Units in a carton or bale',
  'Cartons or bales',
  'Carton or bale numbers',
  'Carton or bale size (cm)',
  'Net weight (kg)',
  'Gross weight (kg)',
  'Volume (m³)',
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
  return toCsv([CSV_COLUMNS, ...lines.map((line) => rowOf(line, prices))]);
}

function rowOf(line: EnquiryLine, prices: PriceList): Row {
  const product = prices.get(line.id);
  const pack = packOf(line, prices);
  const packed = pack && parcelsOf(line.quantity, pack);
  return [
    ...cellsOf(line, product),
    unitPrice(line, (price) => price),
    packed?.count ?? '',
    packed && parcelOf(line) === 'carton' ? Math.ceil(palletsOf(packed) * 100) / 100 : '',
    packed ? rounded(packed.m3, 2) : '',
    packed ? Math.ceil(packed.kg) : '',
    leadTime(product, line.quantity),
    plainLine(line.targetPrice),
    plainLine(line.measure),
    line.wantsSample ? 'yes' : '',
    plainLine(line.note),
  ];
}

function cellsOf(line: EnquiryLine, product: PricedProduct | undefined): Row {
  return [
    plainLine(line.sku) || String(line.id),
    plainLine(line.title),
    product?.trade?.hsn ?? '',
    plainLine(line.size),
    metricSize(line.size).replace(' cm', ''),
    line.quantity,
  ];
}

/**
 * Writes the packing of lines as CSV, which can be pasted as lines again. Facts that the catalogue does not publish are
 * empty, and a total is empty if one of its lines is.
 */
export function packingListCsv(lines: readonly EnquiryLine[], prices: PriceList): string {
  let numbered = 0;
  const packed = lines.map((line) => {
    const pack = packOf(line, prices);
    const parcels = pack && parcelsOf(line.quantity, pack);
    const first = numbered + 1;
    numbered += parcels?.count ?? 0;
    return {
      cells: cellsOf(line, prices.get(line.id)),
      quantity: line.quantity,
      units: pack?.units,
      count: parcels?.count,
      // Spreadsheets read 1-4 as a date.
      numbers: parcels && (first === numbered ? first : `${first} to ${numbered}`),
      size: pack?.cm?.join(' × '),
      netKg: pack?.unitKg && rounded(line.quantity * pack.unitKg, 1),
      grossKg: parcels && rounded(parcels.kg, 1),
      m3: parcels && rounded(parcels.m3, 3),
    };
  });
  const total = (column: 'quantity' | 'count' | 'netKg' | 'grossKg' | 'm3') => {
    const values = packed.flatMap((line) => line[column] ?? []);
    return values.length === lines.length
      ? rounded(
          values.reduce((sum, value) => sum + value, 0),
          3,
        )
      : '';
  };
  return toCsv([
    PACKING_COLUMNS,
    ...packed.map(({ cells, units, count, numbers, size, netKg, grossKg, m3 }) => [
      ...cells,
      ...[units, count, numbers, size, netKg, grossKg, m3].map((value) => value ?? ''),
    ]),
    [
      'Total',
      '',
      '',
      '',
      '',
      total('quantity'),
      '',
      total('count'),
      '',
      '',
      total('netKg'),
      total('grossKg'),
      total('m3'),
    ],
  ]);
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

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
