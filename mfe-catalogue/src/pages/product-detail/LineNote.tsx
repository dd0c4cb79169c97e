import { type CartItem, isRugCategory, ONLY_SIZE } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { color, size } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

interface LineNoteProps {
  readonly item: Omit<CartItem, 'quantity'>;
  readonly quantity: number;
  /** Whether this quantity of this item has just been added. */
  readonly isAdded: boolean;
}

/** What the line costs before it is added, and what was added after it. */
export function LineNote({ item, quantity, isAdded }: LineNoteProps) {
  const name = item.size === ONLY_SIZE ? item.title : `${item.title}, ${item.size}`;
  return (
    <Note>
      <span role="status">{isAdded && `Added to your cart: ${quantity} × ${name}. `}</span>
      {isAdded ? <Link to="/cart">View cart</Link> : lineTotal(item, quantity)}
    </Note>
  );
}

function lineTotal({ category, price }: LineNoteProps['item'], quantity: number): string {
  const units = quantity === 1 ? '1 unit' : `${quantity} units`;
  return isRugCategory(category) ? `${units}, to be quoted` : `${units}: ${formatRupees(price * quantity)}`;
}

// Two lines at any time, so that nothing below moves.
const Note = styled.p`
  flex: 0 0 100%;
  min-height: calc(2 * 1.6em);
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.6;
  font-variant-numeric: tabular-nums;
`;
