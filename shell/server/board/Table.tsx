import type { ReactNode } from 'react';

interface TableProps {
  readonly columns: readonly string[];
  /** Cells of each row, in the order of the columns. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table with a heading for each column, which scrolls by itself where it is too wide. */
export function Table({ columns, rows }: TableProps) {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={columns.join(', ')}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
