import { Small } from '@tanabana/runtime/kit/Page';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { EnquiryLine } from '../../enquiry/enquiry';
import { lineTexts, totalFact } from '../../enquiry/enquiryTexts';

export function PreparedLines({ lines }: { readonly lines: readonly EnquiryLine[] }) {
  const total = totalFact(lines);
  return (
    <Lines>
      {lines.map((line, index) => {
        const { title, size, quantity, sku, unitPrice, amount, targetPrice } = lineTexts(line);
        return (
          <li key={index}>
            <div>
              <p>{`${quantity} × ${title}`}</p>
              <Small>{[size, sku && `SKU ${sku}`].filter(Boolean).join(' · ')}</Small>
            </div>
            <div>
              <p>{amount || 'Price on enquiry'}</p>
              {amount && <Small>{`${unitPrice} each`}</Small>}
              {targetPrice && <Small>{`Target ${targetPrice} each`}</Small>}
            </div>
          </li>
        );
      })}
      {total && (
        <li>
          <p>{total.label}</p>
          <p>
            <strong>{total.value}</strong>
          </p>
        </li>
      )}
    </Lines>
  );
}

const Lines = styled.ul`
  max-width: 800px;
  margin: ${space(2)} 0;
  font-variant-numeric: tabular-nums;

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
    padding: ${space(1)} 0;
    border-bottom: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }

  li > :last-child {
    flex: none;
    text-align: right;
  }

  strong {
    font-weight: 600;
  }
`;
