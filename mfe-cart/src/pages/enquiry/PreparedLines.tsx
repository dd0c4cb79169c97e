import { Small } from '@tanabana/runtime/kit/Page';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { EnquiryLine } from '../../enquiry/enquiry';
import { factLine, lineTexts, requestFacts, totalFact } from '../../enquiry/enquiryLetter';

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
              {requestFacts(line).map((fact) => (
                <Small key={fact.label}>{factLine(fact)}</Small>
              ))}
            </div>
            <Amount>
              <p>{amount || `Price ${unitPrice}`}</p>
              {amount && <Small>{`${unitPrice} each`}</Small>}
              {targetPrice && <Small>{`Target ${targetPrice} each`}</Small>}
            </Amount>
          </li>
        );
      })}
      {total && (
        <li>
          <p>{total.label}</p>
          <Amount>
            <strong>{total.value}</strong>
          </Amount>
        </li>
      )}
    </Lines>
  );
}

const Amount = styled.div`
  flex: none;
  text-align: right;
`;

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

  strong {
    font-weight: 600;
  }
`;
