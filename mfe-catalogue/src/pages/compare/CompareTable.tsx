import { color, notPrinted, size, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import type { ProductsInAddress } from '../../productsInAddress/readProductsInAddress';
import type { CompareLine } from '../../components/compare/compareLines';
import { ComparedName, ComparedPicture } from './ComparedProduct';
import { OrderCompared } from './OrderCompared';
import { Values } from './Values';

interface ComparisonProps extends Pick<ProductsInAddress, 'products'> {
  readonly lines: readonly CompareLine[];
}

/**
 * A table with one column for each product. On phones, two columns and the edge of the third are in view, and the label
 * of a row is above its values.
 */
export function CompareTable({ products, lines }: ComparisonProps) {
  const ids = products.map(({ product: { id } }) => id);
  return (
    <>
      {products.length > 1 && (
        // CSS hides the rows, so that the choice works before hydration and without scripts.
        <OnlyDifferences>
          <input type="checkbox" autoComplete="off" />
          Only differences
        </OnlyDifferences>
      )}
      <Scroller>
        <Table>
          <thead>
            <tr>
              <td />
              {products.map(({ product, picture }) => (
                <td key={product.id}>
                  <ComparedPicture picture={picture} />
                </td>
              ))}
            </tr>
            <tr>
              <td />
              {products.map(({ product }) => (
                <th key={product.id} scope="col">
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
      </Scroller>
    </>
  );
}

const OnlyDifferences = styled.label`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: ${space(5.5)};
  margin-top: ${space(1)};
  cursor: pointer;
  ${notPrinted}

  &:has(:checked) + div [data-differs='false'] {
    display: none;
  }
`;

const Scroller = styled.div`
  margin-top: ${space(2)};
  overflow-x: auto;

  /* Reaches the edge of the screen, so that a part of the third product is in view. */
  @media (max-width: 767px) {
    &:has(td:nth-child(4)) {
      margin-right: -${space(2)};
    }
  }

  ${wide.tablet} {
    overflow: visible;
  }
`;

const Table = styled.table`
  min-width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${size.small};
  line-height: 1.45;

  th,
  td {
    padding: ${space(1.25)} ${space(2)} ${space(1.25)} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  thead th {
    font-weight: 400;
  }

  thead tr:first-child td {
    padding-bottom: 0;
    border-bottom: 0;
  }

  /* Wide screens keep the names in view below the header. A box that scrolls sideways cannot. */
  @media screen and (min-width: 768px) and (min-height: 481px) {
    thead th,
    thead tr:last-child td {
      position: sticky;
      top: 104px;
      z-index: 1;
      background: ${color.paper};
    }
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

  @media (max-width: 767px) {
    /* Two columns fill a phone. A stepper needs the least width. */
    td,
    thead th {
      min-width: max(calc(50vw - ${space(3)}), ${space(21.25)});
      padding-right: ${space(1)};
    }

    tr > :first-child {
      width: 0;
      min-width: 0;
      max-width: 0;
      padding-right: 0;
    }

    tbody th {
      position: sticky;
      left: 0;
      white-space: nowrap;
    }

    tbody td {
      padding-top: ${space(4.5)};
    }
  }

  ${wide.tablet} {
    width: 100%;

    tr > :first-child {
      width: ${space(13)};
    }
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
