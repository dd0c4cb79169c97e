import { isQuoted } from '@tanabana/shop/cart/cart';
import { perUnit, type SaleUnit } from '@tanabana/shop/cart/saleUnit';
import { VisuallyHidden } from '@tanabana/ui/kit/Page';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { changedPrice, linePrice } from '../../cart/lineFacts';
import { hasPrice, type SoldLine } from '../../cart/soldLine';

interface LineSumProps {
  readonly line: SoldLine;
  /** Undefined if a unit is one piece. */
  readonly unit: SaleUnit | undefined;
}

export function LineSum({ line, unit }: LineSumProps) {
  return (
    <Price>
      {line.problem && <small>Not in the total</small>}
      {!line.problem && isQuoted(line) && <strong>{linePrice(line)}</strong>}
      {hasPrice(line) && (
        <>
          <strong>{formatRupees(line.price * line.quantity)}</strong>
          {/* One line in both cases, because the present price may arrive after the line is displayed. */}
          {changedPrice(line) ? (
            <small>
              <VisuallyHidden>{changedPrice(line)}</VisuallyHidden>
              <del aria-hidden="true">{formatRupees(line.formerPrice ?? 0)}</del>{' '}
              <span aria-hidden="true">{linePrice(line)}</span>
            </small>
          ) : (
            <small>
              <span>{linePrice(line)}</span> <span>{perUnit(unit)}</span>
            </small>
          )}
        </>
      )}
    </Price>
  );
}

const Price = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  max-width: 100%;
  line-height: 1.35;
  text-align: right;
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;

  strong {
    font-weight: 600;
  }

  ${wide.tablet} {
    grid-area: price;
    align-self: start;
  }
`;
