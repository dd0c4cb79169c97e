import { Button } from '@tanabana/runtime/kit/Button';
import { ONLY_SIZE } from '@tanabana/runtime/cart/productDefaults';
import { color, size } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOrder } from './OrderContext';

export const TRADE_ID = 'delivery';

/** A button that adds the product to the cart, with a confirmation until size or quantity change. */
export function AddToCart() {
  const { product, item, quantity, add, button, confirmation, isBusy, isAdded } = useOrder();
  const name = item.size === ONLY_SIZE ? item.title : `${item.title}, ${item.size}`;
  return (
    <>
      <Wide ref={button} type="button" disabled={isBusy} onClick={() => void add()}>
        {confirmation || 'Add to Cart'}
      </Wide>
      <Note>
        <span role="status">{isAdded && `Added to your cart: ${quantity} × ${name}. `}</span>
        {isAdded ? (
          <Link to="/cart">View cart</Link>
        ) : (
          product.trade && <a href={`#${TRADE_ID}`}>Delivery, packing and customs</a>
        )}
      </Note>
    </>
  );
}

const Wide = styled(Button)`
  flex: 1 1 100%;
`;

// Always two lines, so that nothing below moves.
const Note = styled.p`
  flex: 0 0 100%;
  min-height: calc(2 * 1.6em);
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.6;
`;
