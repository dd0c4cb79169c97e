import { styled } from 'styled-components';
import type { EnquiryLine } from '../../enquiry/enquiry';
import { lineTexts, totalFact } from '../../enquiry/enquiryTexts';

interface QuotationTableProps {
  readonly lines: readonly EnquiryLine[];
}

/** The lines of an enquiry as a table. On paper its head is repeated, and no row is cut. */
export function QuotationTable({ lines }: QuotationTableProps) {
  const total = totalFact(lines);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">SKU</th>
          <th scope="col">Product</th>
          <th scope="col">Size</th>
          <th scope="col">Quantity</th>
          <th scope="col">Unit price</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const texts = lineTexts(line);
          return (
            <tr key={index}>
              <td>{index + 1}</td>
              <td>{texts.sku || '—'}</td>
              <td>
                <div>{texts.title}</div>
                <small>{`${texts.category}, product ID ${texts.productId}`}</small>
              </td>
              <td>{texts.size}</td>
              <td>{texts.quantity}</td>
              <td>{texts.unitPrice}</td>
              <td>{texts.amount || '—'}</td>
            </tr>
          );
        })}
        {total && (
          <tr>
            <th scope="row" colSpan={6}>
              {total.label}
            </th>
            <td>{total.value}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  margin: 14pt 0;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  thead {
    display: table-header-group;
  }

  tr {
    break-inside: avoid;
  }

  th,
  td {
    padding: 4pt 6pt 4pt 0;
    border-bottom: 0.5pt solid #8a8a8a;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    border-bottom-color: #000;
    font-weight: 600;
    white-space: nowrap;
  }

  td:nth-child(2) {
    white-space: nowrap;
  }

  td:nth-child(3) {
    min-width: 120pt;
  }

  td:nth-child(4) {
    min-width: 52pt;
  }

  small {
    display: block;
    color: #444;
    font-size: 0.85em;
  }

  :is(th, td):nth-child(n + 5) {
    text-align: right;
    white-space: nowrap;
  }

  th[scope='row'],
  th[scope='row'] + td {
    border-bottom-color: #000;
    font-weight: 600;
    text-align: right;
  }

  :is(th, td):last-child {
    padding-right: 0;
  }
`;
