import { isQuoted } from '@tanabana/shop/cart/cart';
import { ONLY_SIZE } from '@tanabana/shop/cart/toCartLine';
import { unitsText } from '@tanabana/shop/cart/saleUnit';
import { useBottomBar } from '@tanabana/ui/hooks/useBottomBar';
import { useInView } from '@tanabana/ui/hooks/useInView';
import { Button } from '@tanabana/ui/kit/Button';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { formatCount } from '@tanabana/shop/text/formatCount';
import { withCentimetres } from '@tanabana/shop/text/metricSize';
import { bottomBar } from '@tanabana/ui/theme/bottomBar';
import { row } from '@tanabana/ui/theme/layout';
import { color, needsScripts, size, space } from '@tanabana/ui/theme/tokens';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOrder } from '../../../components/ordering/OrderContext';

/** Height of the area at the lower edge of the screen that the bar and the button Contact Us cover. */
const COVERED = '-72px';

/**
 * A bar with price and button, displayed while the button of the buy box is out of view. The bar has its own space at
 * the end of the page, so that it never covers the last content.
 */
export function BuyBar() {
  const { button, quantity, item, option, add, confirmation, isBusy, isSoldOut, isAdded } = useOrder();
  const isShown = useInView(button, COVERED) === false;
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, useInView(bar) && isShown);

  const size = item.size === ONLY_SIZE ? '' : `, ${withCentimetres(item.size)}`;
  return (
    <Bar ref={bar} role="region" aria-label="Your order" inert={!isShown}>
      {isShown && (
        <>
          <p>
            <strong>{isQuoted(item) ? 'Price on request' : formatRupees(item.price * quantity)}</strong>
            <span>
              {isAdded ? <Link to="/cart">View cart</Link> : `${unitsText(quantity, option?.unit)}${size}`}
            </span>
          </p>
          <Button type="button" disabled={isBusy || isSoldOut} onClick={() => void add()}>
            {confirmation || (isSoldOut ? 'Sold out' : `Add ${formatCount(quantity)} to Cart`)}
          </Button>
        </>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  ${bottomBar}
  ${row([1, 2])}
  justify-content: space-between;
  /* Reserves space for the bar while the bar is hidden. */
  min-height: calc(${space(6)} + 2 * ${space(1)} + 1px);
  margin: ${space(6)} -${space(2)} -${space(7)};
  /* Leaves space for the button Contact Us, which is at the lower right corner of the screen. */
  padding-inline: ${space(2)} ${space(9)};

  &[inert] {
    visibility: hidden;
  }

  p {
    display: grid;
    flex: 1 1 8em;
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
  }

  span {
    color: ${color.muted};
    font-size: ${size.small};
    text-wrap: balance;
  }

  button {
    max-width: 100%;
    padding-inline: ${space(1.5)};
  }

  @media (min-width: 768px), (max-height: 480px) {
    display: none;
  }

  ${needsScripts}
`;
