import type { PageRequest } from '@tanabana/contract/pages/page';
import { MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { plainLine } from '@tanabana/shop/mail/plainText';
import { metricSize } from '@tanabana/shop/text/metricSize';
import { packOf, parcelsOf } from '../cart/pack';
import { type PricedProduct, type PriceList, readProducts } from '../cart/priceList';
import { readArticles } from './articles';
import { leadTime } from '../cart/leadTime';
import { palletsOf } from '../cart/shipment';
import type { ColumnKey } from './columns';
import { unitPrice } from '../cart/lineFacts';
import type { EnquiryLine } from './enquiryLine';

/** A missing cell is empty. */
export type TableRow = Readonly<Partial<Record<ColumnKey, string | number | undefined>>>;

/** The table can be pasted as lines again, because the reader knows the names of its columns. */
export interface LineTable {
  readonly title: string;
  readonly columns: readonly ColumnKey[];
  readonly rows: readonly TableRow[];
}

const LINE_COLUMNS = ['article', 'product', 'hsn', 'size', 'centimetres', 'units'] as const;

export function linesTable(
  lines: readonly EnquiryLine[],
  prices: PriceList,
  dispatchTime?: string,
): LineTable {
  return {
    title: 'Lines',
    columns: [
      ...LINE_COLUMNS,
      'price',
      'parcels',
      'pallets',
      'volume',
      'grossWeight',
      'leadTime',
      'targetPrice',
      'measure',
      'sample',
      'note',
    ],
    rows: lines.map((line) => rowOf(line, prices, dispatchTime)),
  };
}

function rowOf(line: EnquiryLine, prices: PriceList, dispatchTime: string | undefined): TableRow {
  const product = prices.get(line.id);
  const pack = packOf(line, prices);
  const packed = pack && parcelsOf(line.quantity, pack);
  return {
    ...lineCells(line, product),
    price: unitPrice(line, (price) => price),
    parcels: packed?.count,
    pallets: packed && !pack.isBale ? Math.ceil(palletsOf(packed) * 100) / 100 : undefined,
    volume: packed && rounded(packed.m3, 2),
    grossWeight: packed && Math.ceil(packed.kg),
    leadTime: leadTime(line, product, dispatchTime),
    targetPrice: plainLine(line.targetPrice),
    measure: plainLine(line.measure),
    sample: line.wantsSample ? 'yes' : '',
    note: plainLine(line.note),
  };
}

function lineCells(line: EnquiryLine, product: PricedProduct | undefined): TableRow {
  return {
    article: plainLine(line.sku) || String(line.id),
    product: plainLine(line.title),
    hsn: product?.trade?.hsn,
    size: plainLine(line.size),
    centimetres: metricSize(line.size).replace(' cm', ''),
    units: line.quantity,
  };
}

/**
 * Facts that the catalogue does not publish are empty. A total is empty if one of its lines is, and so are the numbers
 * of parcels after a line whose number of parcels is not known.
 */
export function packingListTable(lines: readonly EnquiryLine[], prices: PriceList): LineTable {
  let numbered: number | undefined = 0;
  const rows = lines.map((line): TableRow => {
    const pack = packOf(line, prices);
    const parcels = pack && parcelsOf(line.quantity, pack);
    const before: number | undefined = numbered;
    numbered = before === undefined || !parcels ? undefined : before + parcels.count;
    return {
      ...lineCells(line, prices.get(line.id)),
      parcelUnits: pack?.units,
      parcels: parcels?.count,
      parcelNumbers: numbersText(before, numbered),
      parcelSize: pack?.cm?.join(' × '),
      netWeight: pack?.unitKg && rounded(line.quantity * pack.unitKg, 1),
      grossWeight: parcels && rounded(parcels.kg, 1),
      volume: parcels && rounded(parcels.m3, 3),
    };
  });
  const total = (column: ColumnKey) => {
    const values = rows.map((row) => row[column]).filter((value) => typeof value === 'number');
    return values.length === rows.length
      ? rounded(
          values.reduce((sum, value) => sum + value, 0),
          3,
        )
      : undefined;
  };
  return {
    title: 'Packing list',
    columns: [
      ...LINE_COLUMNS,
      'parcelUnits',
      'parcels',
      'parcelNumbers',
      'parcelSize',
      'netWeight',
      'grossWeight',
      'volume',
    ],
    rows: [
      ...rows,
      {
        article: 'Total',
        units: total('units'),
        parcels: total('parcels'),
        netWeight: total('netWeight'),
        grossWeight: total('grossWeight'),
        volume: total('volume'),
      },
    ],
  };
}

/** Writes the numbers of parcels as `4 to 6`, because spreadsheets read `4-6` as a date. */
function numbersText(before: number | undefined, last: number | undefined) {
  if (before === undefined || last === undefined) return undefined;
  return before + 1 === last ? last : `${before + 1} to ${last}`;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

async function firstProduct(request: Pick<PageRequest, 'records'>): Promise<PricedProduct | undefined> {
  const [first] = await readArticles(request);
  return first && (await readProducts(request, [first.id])).get(first.id);
}

/** Returns an empty table for lines, with the first product of the catalogue as an example. */
export async function templateTable(request: Pick<PageRequest, 'records'>): Promise<LineTable> {
  const product = await firstProduct(request).catch(() => undefined);
  return {
    title: 'Lines',
    columns: ['article', 'product', 'size', 'units', 'targetPrice', 'note'],
    rows: product
      ? [
          {
            article: product.sku ?? String(product.id),
            product: product.name,
            size: product.sizes[0]?.size,
            units: MINIMUM_ORDER_QUANTITY,
            targetPrice: '₹1,500',
            note: 'with our label',
          },
        ]
      : [],
  };
}
