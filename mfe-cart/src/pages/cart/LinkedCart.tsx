import type { Cart } from '@tanabana/runtime/cart/cart';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PriceList } from '../../cart/priceList';
import { FillCartDialog } from '../../components/FillCartDialog';
import { isCartLink, linkedLines } from '../../filling/cartLink';

interface LinkedCartProps {
  readonly cart: Cart;
  readonly prices: PriceList;
  /** Hash of the address that names the lines. */
  readonly link: string;
}

/** Lets the visitor confirm that a link fills the cart. The answer removes the lines from the address. */
export function LinkedCart({ cart, prices, link }: LinkedCartProps) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [isAnswered, setAnswered] = useState(false);
  const [message, setMessage] = useState('');
  const wanted = useMemo(() => linkedLines(link), [link]);
  // Repeated when the visitor goes back to the history entry of the link.
  useEffect(() => {
    if (isAnswered && isCartLink(hash)) void navigate('/cart', { replace: true, preventScrollReset: true });
  }, [isAnswered, hash, navigate]);
  return (
    <>
      <LiveMessage>{message}</LiveMessage>
      <FillCartDialog
        open={!isAnswered}
        title="Cart from a link"
        wanted={wanted}
        cart={cart}
        prices={prices}
        onFilled={setMessage}
        onClose={() => setAnswered(true)}
      />
    </>
  );
}
