import { color, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { Addressed } from '../../addressed/readAddressed';
import type { CompareLine } from '../../compare/compareLines';
import { ComparedName, ComparedPicture } from './ComparedProduct';
import { OrderCompared } from './OrderCompared';
import { Values } from './Values';

export interface ComparisonProps extends Pick<Addressed, 'products'> {
  readonly lines: readonly CompareLine[];
}

/** A table with one column for each product, on screens of at least 768 px. */
export function CompareTable({ products, lines }: ComparisonProps) {
  const ids = products.map(({ product: { id } }) => id);
  return (
    <Table>
      <thead>
        <tr>
          <td />
          {products.map(({ product, picture }) => (
            <th key={product.id} scope="col">
              <ComparedPicture picture={picture} />
              <ComparedName product={product} ids={ids} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Order</th>
          {products.map((each) => (
            <td key={each.product.id}>
              <OrderCompared compared={each} />
            </td>
          ))}
        </tr>
        {lines.map(({ label, values, differs }) => (
          <tr key={label} data-differs={products.length > 1 ? differs : undefined}>
            <th scope="row">{label}</th>
            {products.map(({ product: { id } }, index) => (
              <td key={id}>
                <Values values={values[index] ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  display: none;
  width: 100%;
  margin-top: ${space(2)};
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${size.small};
  line-height: 1.45;

  ${wide.tablet} {
    display: table;
  }

  th,
  td {
    padding: ${space(1.25)} ${space(2)} ${space(1.25)} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  tr > :first-child {
    width: ${space(13)};
  }

  thead th {
    font-weight: 400;
  }

  tbody th {
    color: ${color.muted};
    font-weight: 400;
  }

  /* Rows with equal values are quiet. */
  [data-differs='true'] th {
    color: ${color.ink};
    font-weight: 600;
  }

  [data-differs='false'] td {
    color: ${color.muted};
  }

  ${wide.desktop} {
    th,
    td {
      padding-right: ${space(4)};
    }

    tr > :first-child {
      width: ${space(20)};
    }
  }
`;
