import type { Cart } from '@tanabana/runtime/cart/cart';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PriceList } from '../../cart/priceList';
import { FillCartDialog } from '../../components/FillCartDialog';
import { linkedLines } from '../../filling/cartLink';

interface LinkedCartProps {
  readonly cart: Cart;
  readonly prices: PriceList;
  /** Hash of the address that names the lines. */
  readonly link: string;
}

/** Lets the visitor confirm that a link fills the cart. Its lines leave the address: a reload does not ask again. */
export function LinkedCart({ cart, prices, link }: LinkedCartProps) {
  const navigate = useNavigate();
  const [isCleared, setCleared] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const [message, setMessage] = useState('');
  const wanted = useMemo(() => linkedLines(link), [link]);
  useEffect(() => {
    void Promise.resolve(navigate('/cart', { replace: true })).then(() => setCleared(true));
  }, [navigate]);
  return (
    <>
      <LiveMessage>{message}</LiveMessage>
      <FillCartDialog
        open={isCleared && !isClosed}
        title="Cart from a link"
        wanted={wanted}
        cart={cart}
        prices={prices}
        onFilled={setMessage}
        onClose={() => setClosed(true)}
      />
    </>
  );
}
