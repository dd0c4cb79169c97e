import { IfPage } from '@tanabana/contract/pages/pageContext';
import { ONLY_SIZE } from '@tanabana/shop/cart/toCartLine';
import { Button } from '@tanabana/ui/kit/Button';
import { formatCount } from '@tanabana/shop/text/formatCount';
import { withCentimetres } from '@tanabana/shop/text/metricSize';
import { color, size, space } from '@tanabana/ui/theme/tokens';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOrder } from './OrderContext';

/**
 * A button that adds the product to the cart. The message below it remains until size or quantity change.
 * @param children content in the place of the message
 */
export function AddToCart({ children }: { readonly children?: ReactNode }) {
  const { item, quantity, add, button, confirmation, isBusy, isSoldOut, isAdded, timesAdded } = useOrder();
  const name = item.size === ONLY_SIZE ? item.title : `${item.title}, ${withCentimetres(item.size)}`;
  return (
    <>
      <Wide ref={button} type="button" disabled={isBusy || isSoldOut} onClick={() => void add()}>
        {confirmation || (isSoldOut ? 'Sold out' : 'Add to Cart')}
      </Wide>
      <Status $lines={children ? 3 : 2}>
        {/* The space changes, because screen readers announce only a changed text. */}
        <span role="status">
          {isAdded &&
            `Added to your cart: ${formatCount(quantity)} × ${name}.${timesAdded % 2 ? ' ' : '\u00a0'}`}
        </span>
        {isAdded ? (
          <Next>
            <Link to="/cart">View cart</Link>
            <Link to="/enquiry">Enquire</Link>
            <IfPage at="/trade">
              <Link to="/trade">For trade</Link>
            </IfPage>
          </Next>
        ) : (
          children
        )}
      </Status>
    </>
  );
}

const Wide = styled(Button)`
  flex: 1 1 100%;
`;

const Next = styled.span`
  display: inline-flex;
  gap: ${space(2)};
`;

// The height is reserved, so that most messages do not move the page.
const Status = styled.p<{ readonly $lines: number }>`
  flex: 0 0 100%;
  min-height: calc(${({ $lines }) => $lines} * 1.6em);
  color: ${color.muted};
  font-size: ${size.small};
`;
