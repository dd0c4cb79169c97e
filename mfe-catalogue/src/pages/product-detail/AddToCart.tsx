import { addItem, type CartItem } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import { useTransientMessage } from '@tanabana/runtime/hooks/useTransientMessage';
import { Button } from '@tanabana/runtime/kit/Button';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LineNote } from './LineNote';

/** How long the button confirms an addition, in milliseconds (§2.5, §9). */
const ADDED_DURATION_MS = 2000;

interface AddToCartProps {
  readonly item: Omit<CartItem, 'quantity'>;
  readonly quantity: number;
}

/** Adds the product to the cart, confirms it, and ignores clicks meanwhile. */
export function AddToCart({ item, quantity }: AddToCartProps) {
  const [message, showMessage] = useTransientMessage(ADDED_DURATION_MS);
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState({ quantity: 0, size: '' });
  const isAdded = added.quantity === quantity && added.size === item.size;
  const add = async () => {
    setAdding(true);
    await cartStore.update((cart) => addItem(cart, item, quantity));
    setAdded({ quantity, size: item.size });
    showMessage('Added to Cart!');
    setAdding(false);
  };
  return (
    <>
      <Wide type="button" disabled={isAdding || message !== ''} onClick={() => void add()}>
        {message || 'Add to Cart'}
      </Wide>
      <LineNote item={item} quantity={quantity} isAdded={isAdded} />
    </>
  );
}

const Wide = styled(Button)`
  flex: 1 1 200px;
`;
