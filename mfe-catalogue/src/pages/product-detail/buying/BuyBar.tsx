import { isRugCategory, ONLY_SIZE } from '@tanabana/runtime/cart/cart';
import { useInView } from '@tanabana/runtime/hooks/useInView';
import { Button } from '@tanabana/runtime/kit/Button';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { clearOf, color, notPrinted, shortScreen, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOrder } from './OrderContext';

/** Custom property of the document: height of the bar, which floating controls and scrolling keep clear of. */
const HEIGHT = '--bottom-bar';

/**
 * A bar at the bottom of a phone with the line's price and its button, while the button of the buying part is out of
 * view. It has its place at the end of the page, so that it never covers the footer.
 */
export function BuyBar() {
  const { button, option, quantity, item, add, confirmation, isBusy, isAdded } = useOrder();
  const isShown = useInView(button) === false;
  const bar = useRef<HTMLDivElement>(null);
  // It leaves the screen with the page's end, above the footer.
  const isInTheWay = useInView(bar) && isShown;

  useEffect(() => {
    if (!isInTheWay || !bar.current) return;
    const { style } = document.documentElement;
    style.setProperty(HEIGHT, `${bar.current.offsetHeight}px`);
    return () => void style.removeProperty(HEIGHT);
  }, [isInTheWay]);

  const isRug = isRugCategory(item.category);
  const size = item.size === ONLY_SIZE ? '' : `, ${item.size}`;
  return (
    <Bar ref={bar} role="region" aria-label="Your order" inert={!isShown}>
      {isShown && (
        <>
          <p>
            <strong>
              {isRug ? 'Price on request' : formatRupees((option?.amount ?? item.price) * quantity)}
            </strong>
            <span>{isAdded ? <Link to="/cart">View cart</Link> : `${quantity} units${size}`}</span>
          </p>
          <Button type="button" disabled={isBusy} onClick={() => void add()}>
            {confirmation || `Add ${quantity} to Cart`}
          </Button>
        </>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 9;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  /* Also while it is empty, so that nothing moves when it appears. */
  min-height: calc(${space(6)} + 2 * ${space(1)} + 1px);
  margin: ${space(6)} -${space(2)} -${space(7)};
  padding: ${space(1)} ${space(2)} ${clearOf('bottom', space(1))};
  border-top: 1px solid ${color.brass};
  background: ${color.paper};

  &[inert] {
    visibility: hidden;
  }

  p {
    display: grid;
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
  }

  span {
    color: ${color.muted};
    font-size: ${size.small};
  }

  button {
    max-width: 100%;
  }

  ${wide.tablet} {
    display: none;
  }

  /* It would take a third of the screen. */
  ${shortScreen} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }

  ${notPrinted}
`;
