import { type Cart, hasRug, subtotal } from '@tanabana/runtime/cart/cart';
import { contentsText } from '@tanabana/runtime/cart/contentsText';
import { VisuallyHidden } from '@tanabana/runtime/kit/Page';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { orderTotal, pricedTotal } from '../cart/lineTexts';

interface OrderSummaryProps {
  readonly cart: Cart;
  /** The lines, if the page lists them nowhere else. */
  readonly lines?: ReactNode;
  /** Links and buttons below the total. */
  readonly children: ReactNode;
}

/** The total of the cart (§2.6). A cart with a rug has no total, because a rug must be quoted first. */
export function OrderSummary({ cart, lines, children }: OrderSummaryProps) {
  const title = useId();
  const isQuoted = hasRug(cart);
  const priced = pricedTotal(cart);
  return (
    <Panel aria-labelledby={title}>
      <h2 id={title}>Order Summary</h2>
      {lines}
      <dl>
        <Row>
          <dt>Items</dt>
          <dd>{contentsText(cart.items)}</dd>
        </Row>
        {isQuoted ? (
          priced && (
            <Row>
              <dt>Priced products</dt>
              <dd>{priced}</dd>
            </Row>
          )
        ) : (
          <>
            <Row>
              <dt>Subtotal</dt>
              <dd>{formatRupees(subtotal(cart))}</dd>
            </Row>
            <Row>
              <dt>Shipping</dt>
              <dd>
                <span>{formatRupees(0)}</span>
                <small>quoted in our reply</small>
              </dd>
            </Row>
            <Row>
              <dt>Tax</dt>
              <dd>{formatRupees(0)}</dd>
            </Row>
          </>
        )}
        <Total>
          <dt>
            <span>Total</span>
            <small>of the goods, before freight and duties</small>
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
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(3)};
  border-top: 3px solid ${color.brass};
  background: ${color.sand};

  ${wide.desktop} {
    position: sticky;
    top: 136px;
    align-self: start;
  }

  dl {
    margin: 0 0 ${space(1)};
  }
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  padding: 4px 0;
  font-variant-numeric: tabular-nums;

  dd {
    margin: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    font-weight: 400;
    color: ${color.muted};
    font-size: ${size.small};
  }
`;

const Total = styled(Row)`
  flex-wrap: wrap;
  align-items: baseline;
  margin-top: ${space(1)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.control};
  font-weight: 600;

  dt {
    flex: 1 1 6em;
  }

  /* A sum that does not fit takes a line of its own, and breaks only where it is wider than that. */
  dd {
    flex-shrink: 0;
    max-width: 100%;
    color: ${color.indigo};
    font: 500 ${size.h2} / 1.15 ${font.display};
  }
`;
