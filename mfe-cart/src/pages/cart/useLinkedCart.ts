import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isCartLink } from '../../filling/cartLink';

/** An address that fills the cart. */
interface CartLink {
  readonly hash: string;
  /** Differs for each visit of the address. */
  readonly key: string;
}

/** The latest address that fills the cart, also after its lines were taken out of the address. */
export function useLinkedCart(): CartLink | undefined {
  const { hash, key } = useLocation();
  const [seen, setSeen] = useState<CartLink>();
  if (isCartLink(hash) && seen?.key !== key) setSeen({ hash, key });
  return seen;
}
