import { FORMULA } from '@tanabana/shop/text/formulaSigns';
import Papa from 'papaparse';
import { WRITTEN_COLUMNS } from './columns';
import type { LineTable } from './lineTables';

/** Byte order mark, without which Excel does not read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a table as CSV for other programs. All cells have quotation marks, so that only commas separate them. Texts that
 * a spreadsheet would calculate get an apostrophe.
 */
export function csvFile({ columns, rows }: LineTable): Blob {
  const cells = [
    columns.map((column) => WRITTEN_COLUMNS[column].name),
    ...rows.map((row) => columns.map((column) => row[column] ?? '')),
  ];
  return new Blob([BYTE_ORDER_MARK + Papa.unparse(cells, { quotes: true, escapeFormulae: FORMULA })], {
    type: 'text/csv;charset=utf-8',
  });
}
