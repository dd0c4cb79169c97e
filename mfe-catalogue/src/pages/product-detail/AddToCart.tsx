import { addItem, type CartItem } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import { useTransientMessage } from '@tanabana/runtime/hooks/useTransientMessage';
import { Button } from '@tanabana/runtime/kit/Button';
import { VisuallyHidden } from '@tanabana/runtime/kit/Page';
import { styled } from 'styled-components';

/** How long the button confirms an addition, in milliseconds (§2.5, §9). */
const ADDED_DURATION_MS = 2000;

interface AddToCartProps {
  readonly item: Omit<CartItem, 'quantity'>;
  readonly quantity: number;
}

/** Adds the product to the cart, confirms it, and ignores clicks while the confirmation is shown. */
export function AddToCart({ item, quantity }: AddToCartProps) {
  const [message, showMessage] = useTransientMessage(ADDED_DURATION_MS);
  const add = async () => {
    await cartStore.update((cart) => addItem(cart, item, quantity));
    showMessage('Added to Cart!');
  };
  return (
    <>
      <Wide type="button" disabled={message !== ''} onClick={() => void add()}>
        {message || 'Add to Cart'}
      </Wide>
      <VisuallyHidden as="span" role="status">
        {message}
      </VisuallyHidden>
    </>
  );
}

const Wide = styled(Button)`
  flex: 1 1 200px;
`;
