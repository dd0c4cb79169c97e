import { hasQuoted, contentsText } from '@tanabana/shop/cart/cart';
import { VisuallyHidden } from '@tanabana/ui/kit/Page';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { stack } from '@tanabana/ui/theme/layout';
import { color, font, size, space, wide } from '@tanabana/ui/theme/tokens';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { orderTotal, pricedTotal } from '../cart/lineFacts';
import type { SoldCart } from '../cart/soldLine';
import { Fact, FactRow } from './FactRow';

interface OrderSummaryProps {
  readonly cart: SoldCart;
  /** List of the cart's lines. Absent on pages that display the lines outside the summary. */
  readonly lines?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Displays the total of the cart (§2.6). A cart with a rug has no total, because rugs have no price before a quotation.
 */
export function OrderSummary({ cart, lines, children }: OrderSummaryProps) {
  const title = useId();
  const isQuoted = hasQuoted(cart);
  const priced = pricedTotal(cart);
  return (
    <Panel aria-labelledby={title}>
      <h2 id={title}>Order Summary</h2>
      {lines}
      <dl>
        <Fact label="Items">{contentsText(cart.items)}</Fact>
        {isQuoted && priced && <Fact label="Subtotal of priced items">{priced}</Fact>}
        {!isQuoted && (
          <>
            <Fact label="Subtotal">{orderTotal(cart)}</Fact>
            <Fact label="Shipping">{formatRupees(0)}</Fact>
            <Fact label="Tax">{formatRupees(0)}</Fact>
          </>
        )}
        <Total>
          <dt>
            <span>Total</span>
            <small>of the goods; our reply adds freight and taxes</small>
          </dt>
          <dd aria-live="polite">
            <span>{orderTotal(cart)}</span>
            {isQuoted && <VisuallyHidden as="span">to be quoted</VisuallyHidden>}
          </dd>
        </Total>
      </dl>
      {children}
    </Panel>
  );
}

const Panel = styled.section`
  ${stack(2)}
  padding: ${space(3)};
  border-top: 3px solid ${color.brass};
  background: ${color.sand};

  ${wide.desktop} {
    position: sticky;
    top: 136px;
    align-self: start;
  }

  dl {
    margin-bottom: ${space(1)};
  }

  @media print {
    padding-inline: 0;

    a {
      display: none;
    }
  }
`;

const Total = styled(FactRow)`
  flex-wrap: wrap;
  align-items: baseline;
  margin-top: ${space(1)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.control};
  font-weight: 600;

  dt {
    flex: 1 1 6em;
  }

  /* If the total does not fit next to its label, it moves below the label. */
  dd {
    flex-shrink: 0;
    max-width: 100%;
    color: ${color.indigo};
    font: 500 ${size.h2} / 1.15 ${font.display};
  }
`;
