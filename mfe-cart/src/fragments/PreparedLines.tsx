import { perUnit, pieceNote, quantityText } from '@tanabana/shop/cart/saleUnit';
import { Small } from '@tanabana/ui/kit/Page';
import { color, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { unitOf } from '../cart/pack';
import type { PriceList } from '../cart/priceList';
import type { EnquiryLine } from '../lines/enquiryLine';
import { factLine, lineTexts, requestFacts, totalFact } from '../enquiry/enquiryFacts';

interface PreparedLinesProps {
  readonly lines: readonly EnquiryLine[];
  readonly prices: PriceList;
}

export function PreparedLines({ lines, prices }: PreparedLinesProps) {
  const total = totalFact(lines);
  return (
    <Lines>
      {lines.map((line, index) => {
        const { title, size, quantity, sku, unitPrice, amount, targetPrice } = lineTexts(line);
        const unit = unitOf(line, prices);
        // What a price buys is not known until the product is read, or if it is no longer made.
        const per = prices.get(line.id) ? ` ${perUnit(unit)}` : '';
        return (
          <li key={index}>
            <div>
              <p>{`${quantity} × ${title}`}</p>
              <Small>{[size, sku && `SKU ${sku}`].filter(Boolean).join(' · ')}</Small>
              {unit && <Small>{quantityText(line.quantity, unit) + pieceNote(line.price, unit)}</Small>}
              {requestFacts(line).map((fact) => (
                <Small key={fact.label}>{factLine(fact)}</Small>
              ))}
            </div>
            <Amount>
              <p>{amount || `Price ${unitPrice}`}</p>
              {amount && <Small>{unitPrice + per}</Small>}
              {targetPrice && <Small>{`Target ${targetPrice}${per}`}</Small>}
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
