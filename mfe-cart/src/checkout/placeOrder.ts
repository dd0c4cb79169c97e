import { emptyCart, hasQuoted } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import type { PriceList } from '../cart/priceList';
import { hasKnownPrices, soldCart } from '../cart/changeCart';

/** Duration of the simulated payment, in milliseconds (§9). */
const PAYMENT_DELAY_MS = 2_000;

/**
 * Simulates the payment, then clears the cart (§4).
 * @throws if the cart cannot be paid (§5), or if it changed in any tab during the payment
 */
export async function placeOrder(prices: PriceList): Promise<void> {
  const ordered = cartStore.read();
  await new Promise((resolve) => setTimeout(resolve, PAYMENT_DELAY_MS));
  await cartStore.update((cart) => {
    const isUnchanged = JSON.stringify(cart) === JSON.stringify(ordered);
    const isPayable = hasKnownPrices(cart, prices) && !hasQuoted(soldCart(cart, prices));
    if (!isUnchanged || cart.items.length === 0 || !isPayable)
      throw new Error('The cart cannot be paid as it is.');
    return emptyCart;
  });
}
