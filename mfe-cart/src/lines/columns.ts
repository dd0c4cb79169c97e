/** `side` is one measure of a size, as in columns for length and width. */
export type ColumnType =
  'article' | 'size' | 'side' | 'quantity' | 'targetPrice' | 'note' | 'measure' | 'sample' | 'ignored';

interface WrittenColumn {
  readonly name: string;
  /** Meaning of the column when its table is pasted. Columns that only inform the buyer are ignored. */
  readonly type: ColumnType;
  /** Width in a spreadsheet, in characters. */
  readonly width: number;
}

/** Columns of all tables that the shop writes, which `columnsOf` reads. */
export const WRITTEN_COLUMNS = {
  article: { name: 'Article', type: 'article', width: 20 },
  product: { name: 'Product', type: 'article', width: 36 },
  hsn: { name: 'HSN', type: 'ignored', width: 10 },
  size: { name: 'Size', type: 'size', width: 18 },
  centimetres: { name: 'Shop size in cm', type: 'ignored', width: 16 },
  units: { name: 'Units', type: 'quantity', width: 9 },
  price: { name: 'Shop price (₹)', type: 'ignored', width: 14 },
  parcels: { name: 'Cartons or bales', type: 'ignored', width: 16 },
  pallets: { name: 'Shop pallets', type: 'ignored', width: 12 },
  volume: { name: 'Volume (m³)', type: 'ignored', width: 12 },
  grossWeight: { name: 'Gross weight (kg)', type: 'ignored', width: 17 },
  leadTime: { name: 'Shop lead time', type: 'ignored', width: 16 },
  targetPrice: { name: 'Target price', type: 'targetPrice', width: 14 },
  measure: { name: 'Sizes to measure', type: 'measure', width: 20 },
  sample: { name: 'Sample', type: 'sample', width: 9 },
  note: { name: 'Note', type: 'note', width: 36 },
  parcelUnits: { name: 'Units in a carton or bale', type: 'ignored', width: 24 },
  parcelNumbers: { name: 'Carton or bale numbers', type: 'ignored', width: 22 },
  parcelSize: { name: 'Carton or bale size (cm)', type: 'ignored', width: 22 },
  netWeight: { name: 'Net weight (kg)', type: 'ignored', width: 15 },
} as const satisfies Readonly<Record<string, WrittenColumn>>;

export type ColumnKey = keyof typeof WRITTEN_COLUMNS;
