import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, size, space, visuallyHidden, wide } from '@tanabana/runtime/theme/tokens';

interface TableProps {
  /** What the table tells of. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Cells of each row, in the order of the columns; the first names the row. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/**
 * A table with a heading for each column. On a phone each row is a block with a line for each cell that says
 * something; browsers tell of it as a table all the same.
 */
export function Table({ label, columns, rows }: TableProps) {
  return (
    <Grid aria-label={label}>
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
              <td key={column} data-label={columns[column]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

const Grid = styled.table`
  width: 100%;
  margin-bottom: ${space(1.5)};
  border-collapse: collapse;
  font-size: ${size.small};
  line-height: 1.45;

  th {
    padding: ${space(0.75)} ${space(1.5)} ${space(0.75)} 0;
    border-bottom: 1px solid ${color.control};
    color: ${color.muted};
    font-weight: 600;
    text-align: left;
    vertical-align: bottom;
  }

  td {
    padding: ${space(1)} ${space(1.5)} ${space(1)} 0;
    border-bottom: 1px solid ${color.line};
    vertical-align: top;
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 767px) {
    &,
    tbody,
    tr {
      display: block;
    }

    thead {
      ${visuallyHidden}
    }

    tr {
      padding: ${space(1)} 0;
      border-bottom: 1px solid ${color.line};
    }

    td {
      display: grid;
      grid-template-columns: 8.5em minmax(0, 1fr);
      gap: ${space(1.5)};
      padding: 2px 0;
      border: 0;
    }

    td:empty {
      display: none;
    }

    td:first-child {
      display: block;
      padding-bottom: ${space(0.5)};
      font-weight: 600;
    }

    td:not(:first-child)::before {
      color: ${color.muted};
      content: attr(data-label);
    }
  }

  ${wide.tablet} {
    code {
      white-space: nowrap;
    }
  }
`;
