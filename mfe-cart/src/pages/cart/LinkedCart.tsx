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
}

/** Asks the visitor whether a link may fill the cart. The answer removes the lines from the address. */
export function LinkedCart({ cart, prices }: LinkedCartProps) {
  const navigate = useNavigate();
  // The key differs for each visit of the link.
  const { hash, key } = useLocation();
  const [link, setLink] = useState({ hash: '', key: '', isAnswered: true });
  const [message, setMessage] = useState('');
  const wanted = useMemo(() => linkedLines(link.hash), [link.hash]);
  if (isCartLink(hash) && link.key !== key) setLink({ hash, key, isAnswered: false });
  // Repeated when the visitor goes back to the history entry of the link.
  useEffect(() => {
    if (link.isAnswered && isCartLink(hash))
      void navigate('/cart', { replace: true, preventScrollReset: true });
  }, [link.isAnswered, hash, navigate]);
  return (
    <>
      <LiveMessage>{message}</LiveMessage>
      {link.hash && (
        <FillCartDialog
          key={link.key}
          open={!link.isAnswered}
          title="Cart from a link"
          wanted={wanted}
          cart={cart}
          prices={prices}
          onFilled={setMessage}
          onClose={() => setLink({ ...link, isAnswered: true })}
        />
      )}
    </>
  );
}
