import { ONLY_SIZE } from '@tanabana/runtime/cart/cart';
import { color, size } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOrder } from './OrderContext';

/** Id of the section with the facts of trade. */
export const TRADE_ID = 'delivery';

/** What was added to the cart until size or quantity change; the way to delivery and packing before. */
export function AddedNote() {
  const { product, item, quantity, isAdded } = useOrder();
  const name = item.size === ONLY_SIZE ? item.title : `${item.title}, ${item.size}`;
  return (
    <Note>
      <span role="status">{isAdded && `Added to your cart: ${quantity} × ${name}. `}</span>
      {isAdded ? (
        <Link to="/cart">View cart</Link>
      ) : (
        product.trade && <a href={`#${TRADE_ID}`}>Delivery, packing and customs</a>
      )}
    </Note>
  );
}

// Two lines at any time, so that nothing below moves.
const Note = styled.p`
  flex: 0 0 100%;
  min-height: calc(2 * 1.6em);
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.6;
`;
