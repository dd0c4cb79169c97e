import { styled } from 'styled-components';
import type { PricedProduct, PriceList } from '../../cart/priceList';
import { StoredPicture } from '../../components/StoredPicture';
import { lineFacts } from '../../cart/lineTexts';
import type { EnquiryLine } from '../../enquiry/enquiry';
import { type Fact, lineTexts, totalFact, tradeFacts } from '../../enquiry/enquiryLetter';

interface QuotationTableProps {
  readonly lines: readonly EnquiryLine[];
  readonly prices: PriceList;
}

export function QuotationTable({ lines, prices }: QuotationTableProps) {
  const total = totalFact(lines);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col" colSpan={2}>
            Product
          </th>
          <th scope="col">Size</th>
          <th scope="col">Quantity</th>
          <th scope="col">Unit price</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const texts = lineTexts(line);
          const product = prices.get(line.id);
          return (
            <tr key={index}>
              <td>{index + 1}</td>
              <td>{product?.image && <StoredPicture image={product.image} sizes="96px" />}</td>
              <td>
                <div>{texts.title}</div>
                <small>
                  {[texts.category, texts.sku && `SKU ${texts.sku}`, `product ID ${texts.productId}`]
                    .filter(Boolean)
                    .join(', ')}
                </small>
                {product && <small>{productTexts(product, tradeFacts(line, prices))}</small>}
                {texts.note && <small>{`Note: ${texts.note}`}</small>}
              </td>
              <td>{texts.size}</td>
              <td>{texts.quantity}</td>
              <td>
                <div>{texts.unitPrice}</div>
                {texts.targetPrice && <small>{`target ${texts.targetPrice}`}</small>}
              </td>
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

function productTexts({ color = '', material = '' }: PricedProduct, trade: readonly Fact[]): string {
  return [
    ...lineFacts({ size: '', color, material }).map(({ label, value }) => `${label}: ${value}`),
    ...trade.map(({ label, value }) => `${label} ${value}`),
  ].join('. ');
}

const Table = styled.table`
  width: 100%;
  margin: 14pt 0;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

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
    width: 36pt;
    min-width: 36pt;
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

  th + td {
    border-bottom-color: #000;
    font-weight: 600;
  }

  td:nth-child(n + 5),
  th:nth-child(n + 4),
  [scope='row'],
  th + td {
    text-align: right;
    white-space: nowrap;
  }

  td:nth-child(n + 5) small {
    white-space: normal;
  }

  :is(th, td):last-child {
    padding-right: 0;
  }
`;
