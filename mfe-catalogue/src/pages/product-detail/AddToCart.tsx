import { addItem, type CartItem } from '@tanabana/shared/cart/cart';
import { cartStore } from '@tanabana/shared/cart/cartStore';
import { usePassingMessage } from '@tanabana/shared/store/usePassingMessage';
import { visuallyHidden } from '@tanabana/shared/theme/tokens';
import { Button } from '@tanabana/shared/ui/Button';
import { styled } from 'styled-components';

/** How long the button says that it was done, in milliseconds (§2.5, §9). */
const ADDED_FOR = 2000;

interface AddToCartProps {
  readonly item: Omit<CartItem, 'quantity'>;
  readonly quantity: number;
}

/** Puts the product into the cart, says so, and waits until that has been read. */
export function AddToCart({ item, quantity }: AddToCartProps) {
  const [message, showMessage] = usePassingMessage(ADDED_FOR);
  const add = async () => {
    await cartStore.update((cart) => addItem(cart, item, quantity));
    showMessage('Added to Cart!');
  };
  return (
    <>
      <Wide type="button" disabled={message !== ''} onClick={() => void add()}>
        {message || 'Add to Cart'}
      </Wide>
      <Announcement role="status">{message}</Announcement>
    </>
  );
}

const Announcement = styled.span`
  ${visuallyHidden}
`;

const Wide = styled(Button)`
  flex: 1 1 200px;
`;
