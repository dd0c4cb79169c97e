import type { Cart } from '@tanabana/runtime/cart/cart';
import { definePage, type PageProps } from '@tanabana/runtime/contracts/page';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { PageTitle } from '@tanabana/runtime/kit/Page';
import { QuietBoundary } from '@tanabana/runtime/kit/QuietBoundary';
import { space } from '@tanabana/runtime/theme/tokens';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { PriceList } from '../../cart/priceList';
import { hasKnownPrices } from '../../cart/refreshLines';
import { RemovedNotice } from '../../components/RemovedNotice';
import { TallPage } from '../../components/TallPage';
import { usePricedCart } from '../../components/usePriced';
import { Waiting } from '../../components/Waiting';
import { AuthenticityNote } from './AuthenticityNote';
import type { Payment } from './CartActions';
import { FilledCart } from './FilledCart';
import basket from '../../../pictures/drawings/basket-from-market.svg';
import { type LineRemoval, useRemovedLine } from './useRemovedLine';

/** Fetches the tools for buyers with a list, once the cart is shown. */
const fetchCartTools = () => import('./CartTools');
const CartTools = lazy(fetchCartTools);

/** The cart (§2.6). */
function CartPage({ request, Fragment }: PageProps) {
  const { cart, prices } = usePricedCart(request);
  const removal = useRemovedLine();
  if (!cart) {
    return (
      <TallPage>
        <PageTitle>Shopping Cart</PageTitle>
        <Waiting drawing={basket} label="Loading your cart..." />
        <AuthenticityNote />
      </TallPage>
    );
  }
  return (
    <TallPage>
      {/* In one fragment, so that the note below is not the waiting page's, which would be seen to move. */}
      <>
        {cart.items.length === 0 ? (
          <EmptyCart removal={removal} />
        ) : (
          <FilledCart
            cart={cart}
            prices={prices}
            removal={removal}
            Fragment={Fragment}
            payment={request.settings.payments ? paymentOf(cart, prices) : 'closed'}
          />
        )}
        <ToolPlace>
          <QuietBoundary>
            <Suspense>
              <CartTools cart={cart} prices={prices} />
            </Suspense>
          </QuietBoundary>
        </ToolPlace>
      </>
      <AuthenticityNote />
    </TallPage>
  );
}

function paymentOf(cart: Cart, prices: PriceList | undefined): Payment {
  if (!prices) return 'checking';
  return hasKnownPrices(cart, prices) ? 'open' : 'unpriced';
}

export default definePage({
  Component: CartPage,
  readAhead: fetchCartTools,
  meta: ({ settings }) => ({
    title: `Shopping Cart | ${settings.brand}`,
    description: 'The pieces you have chosen, with their quantities and prices.',
  }),
});

/** As tall as the closed tools, so that nothing moves when they come. */
const ToolPlace = styled.div`
  min-height: 160px;
  margin-top: ${space(5)};
`;

/** A cart without lines. */
function EmptyCart({ removal: { removed, undo } }: { readonly removal: LineRemoval }) {
  return (
    <>
      {removed && <RemovedNotice name={removed.line.title} onUndo={undo} />}
      <EmptyState title="Your Cart is Empty" drawing={basket}>
        <ButtonLink to="/catalogue">Browse Products</ButtonLink>
      </EmptyState>
    </>
  );
}
