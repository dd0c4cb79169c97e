import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { compareLines } from '../../../compare/compareLines';
import { CoverPicture } from '../../../components/CoverPicture';
import type { ProductFile } from '../../../source/productFile';

interface CompareTableProps {
  readonly compared: readonly Pick<ProductFile, 'product' | 'pictures'>[];
  readonly onlyDifferences: boolean;
  readonly onLeave: () => void;
}

export function CompareTable({ compared, onlyDifferences, onLeave }: CompareTableProps) {
  const lines = compareLines(compared.map(({ product }) => product));
  return (
    // The region is focusable, so that the keyboard can scroll the table.
    <Scroller tabIndex={0} role="region" aria-label="Comparison">
      <table>
        <thead>
          <tr>
            <td />
            {compared.map(({ product: { id, name }, pictures: [picture] }) => (
              <th key={id} scope="col">
                {picture && <CoverPicture picture={picture} sizes="96px" alt="" />}
                <Link to={`/product/${id}`} onClick={onLeave}>
                  {name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(({ differs }) => differs || !onlyDifferences)
            .map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs}>
                <th scope="row">
                  <span>{label}</span>
                  {differs && <small>differs</small>}
                </th>
                {compared.map(({ product: { id } }, index) => (
                  <td key={id}>{values[index] === '' ? '–' : values[index]}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${size.small};
    line-height: 1.45;
  }

  th,
  td {
    min-width: 8rem;
    padding: ${space(1)} ${space(1.5)} ${space(1)} ${space(1)};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    max-width: ${space(24)};
  }

  thead picture {
    width: ${space(12)};
  }

  thead a {
    display: block;
    margin-top: ${space(1)};
    color: ${color.indigo};
  }

  tr {
    background: ${color.paper};
  }

  /* The labels stay in view while the products scroll sideways. */
  tr > :first-child {
    position: sticky;
    left: 0;
    background: inherit;
  }

  tbody th {
    min-width: 6.5rem;
    color: ${color.muted};
    font-weight: 400;
  }

  small {
    display: block;
    color: ${color.madder};
    font-weight: 600;
  }

  [data-differs='true'] {
    background: ${color.sand};
  }

  [data-differs='true'] th {
    color: ${color.ink};
  }
`;
