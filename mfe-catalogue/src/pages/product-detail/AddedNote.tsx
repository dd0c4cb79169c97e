import { ONLY_SIZE } from '@tanabana/runtime/cart/cart';
import { color, size } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOrder } from './OrderContext';

/** What was added to the cart, until size or quantity change. */
export function AddedNote() {
  const { item, quantity, isAdded } = useOrder();
  const name = item.size === ONLY_SIZE ? item.title : `${item.title}, ${item.size}`;
  return (
    <Note>
      <span role="status">{isAdded && `Added to your cart: ${quantity} × ${name}. `}</span>
      {isAdded && <Link to="/cart">View cart</Link>}
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
