import { useCart } from '@tanabana/shared/cart/useCart';
import { hasRug } from '@tanabana/shared/cart/cart';
import { definePage } from '@tanabana/shared/contracts/page';
import { Breadcrumb } from '@tanabana/shared/ui/Breadcrumb';
import { PageTitle } from '@tanabana/shared/ui/Page';
import { useState } from 'react';
import { TallPage } from '../../parts/TallPage';
import { Waiting } from '../../parts/Waiting';
import { CheckoutForm } from './CheckoutForm';
import { EnquiryOnly } from './EnquiryOnly';
import { NothingToCheckOut } from './NothingToCheckOut';
import { OrderPlaced } from './OrderPlaced';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Cart', to: '/cart' }, { label: 'Checkout' }];

/** The simulated checkout (§2.7). */
function CheckoutPage() {
  const cart = useCart();
  const [isPlaced, setPlaced] = useState(false);
  return (
    <TallPage>
      <Breadcrumb trail={TRAIL} />
      {isPlaced ? (
        <OrderPlaced />
      ) : (
        <>
          <PageTitle>Checkout</PageTitle>
          {!cart && <Waiting label="Loading your cart..." />}
          {cart?.items.length === 0 && <NothingToCheckOut />}
          {cart &&
            cart.items.length > 0 &&
            (hasRug(cart) ? <EnquiryOnly /> : <CheckoutForm cart={cart} onPlaced={() => setPlaced(true)} />)}
        </>
      )}
    </TallPage>
  );
}

export default definePage({
  Component: CheckoutPage,
  meta: ({ settings }) => ({
    title: `Checkout | ${settings.brand}`,
    description: 'Where your order goes and how it is paid.',
    hidden: true,
  }),
});
