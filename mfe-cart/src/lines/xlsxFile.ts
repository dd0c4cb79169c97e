import { writeXlsx } from 'hucre/xlsx';
import { WRITTEN_COLUMNS } from './columns';
import type { LineTable } from './lineTables';

const BOLD = { style: { font: { bold: true } } };

/**
 * Writes a table as a spreadsheet, which opens alike in all countries: numbers are numbers, and texts are never
 * calculated or read as dates.
 */
export async function xlsxFile({ title, columns, rows }: LineTable): Promise<Blob> {
  const file = await writeXlsx({
    sheets: [
      {
        name: title,
        columns: columns.map((column) => ({ width: WRITTEN_COLUMNS[column].width })),
        rows: [
          columns.map((column) => WRITTEN_COLUMNS[column].name),
          ...rows.map((row) => columns.map((column) => (row[column] === '' ? null : (row[column] ?? null)))),
        ],
        cells: new Map(columns.map((_, index) => [`0,${index}`, BOLD])),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([new Uint8Array(file)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
