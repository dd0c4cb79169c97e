import { styled } from 'styled-components';
import type { PricedProduct, PriceList } from '../cart/priceList';
import { StoredPicture } from './StoredPicture';
import { lineFacts } from '../cart/lineFacts';
import type { EnquiryLine } from '../lines/enquiryLine';
import type { Fact } from '../enquiry/fact';
import { factLine, lineTexts, requestFacts, totalFact, tradeFacts } from '../enquiry/enquiryFacts';

interface QuotationTableProps {
  readonly lines: readonly EnquiryLine[];
  readonly prices: PriceList;
  readonly dispatchTime: string | undefined;
}

export function QuotationTable({ lines, prices, dispatchTime }: QuotationTableProps) {
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
          <th scope="col" className="number">
            Quantity
          </th>
          <th scope="col" className="number">
            Unit price
          </th>
          <th scope="col" className="number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const texts = lineTexts(line);
          const product = prices.get(line.id);
          return (
            <tr key={index}>
              <td>{index + 1}</td>
              <td className="picture">
                {product?.image && <StoredPicture image={product.image} sizes="96px" />}
              </td>
              <td className="product">
                <div>{texts.title}</div>
                <small>
                  {[texts.category, texts.sku && `SKU ${texts.sku}`, `product ID ${texts.productId}`]
                    .filter(Boolean)
                    .join(', ')}
                </small>
                {product && <small>{productTexts(product, tradeFacts(line, prices, dispatchTime))}</small>}
                {requestFacts(line).map((fact) => (
                  <small key={fact.label}>{factLine(fact)}</small>
                ))}
              </td>
              <td className="size">{texts.size}</td>
              <td className="number">{texts.quantity}</td>
              <td className="number">
                <div>{texts.unitPrice}</div>
                {texts.targetPrice && <small>{`target ${texts.targetPrice}`}</small>}
              </td>
              <td className="number">{texts.amount || '—'}</td>
            </tr>
          );
        })}
        {total && (
          <tr>
            <th scope="row" colSpan={6} className="number">
              {total.label}
            </th>
            <td className="number">{total.value}</td>
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

  .picture {
    width: 36pt;
    min-width: 36pt;
  }

  .product {
    min-width: 120pt;
  }

  .size {
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

  .number {
    text-align: right;
    white-space: nowrap;
  }

  .number small {
    white-space: normal;
  }

  :is(th, td):last-child {
    padding-right: 0;
  }
`;
