import { perUnit } from '@tanabana/shop/cart/saleUnit';
import type { Card } from '../catalogue/card';
import { cardPrice } from '../catalogue/prices';
import { Price } from './Price';

/** Price of a card in words, as in `from ₹780 a pair`. */
export function CardPrice({ card }: { readonly card: Card }) {
  const { isLowest, unit } = card;
  return (
    <>
      {isLowest && <span>from </span>}
      <Price>{cardPrice(card)}</Price> {unit && <span>{perUnit(unit)}</span>}
    </>
  );
}
