import { type Cart, type CartItem, lineKey, removeItem } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import { definePage, type PageProps } from '@tanabana/runtime/contracts/page';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { PageTitle } from '@tanabana/runtime/kit/Page';
import { QuietBoundary } from '@tanabana/runtime/kit/QuietBoundary';
import { space } from '@tanabana/runtime/theme/tokens';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { PriceList } from '../../cart/priceList';
import { unknownPrices } from '../../cart/lineTexts';
import { hasKnownPrices } from '../../cart/refreshLines';
import { restoreLine } from '../../cart/restoreLine';
import { TallPage } from '../../components/TallPage';
import { usePricedCart } from '../../components/usePriced';
import { useRemoval } from '../../components/useRemoval';
import { Waiting } from '../../components/Waiting';
import { AuthenticityNote } from './AuthenticityNote';
import { FilledCart } from './FilledCart';
import basket from '../../../pictures/drawings/basket-from-market.svg';

const PAYMENT_CLOSED =
  'Online payment is not open yet. Send an enquiry and we reply with payment instructions.';

const fetchCartTools = () => import('./CartTools');
const CartTools = lazy(fetchCartTools);

/** The cart (§2.6). */
function CartPage({ request, Fragment }: PageProps) {
  const { cart, prices } = usePricedCart(request);
  const removal = useRemoval<CartItem>({
    keyOf: lineKey,
    nameOf: ({ title }) => title,
    remove: (line) => cartStore.update((present) => removeItem(present, line)),
    restore: (line, index) => cartStore.update((present) => restoreLine(present, line, index)),
  });
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
      {/* A fragment, so that the note below is another element than on the waiting page, and does not move. */}
      <>
        {cart.items.length === 0 ? (
          <>
            {removal.notice}
            <EmptyState title="Your Cart is Empty" drawing={basket}>
              <ButtonLink to="/catalogue">Browse Products</ButtonLink>
            </EmptyState>
          </>
        ) : (
          <FilledCart
            cart={cart}
            prices={prices}
            removal={removal}
            Fragment={Fragment}
            unpayable={request.settings.payments ? unpayable(cart, prices) : PAYMENT_CLOSED}
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

function unpayable(cart: Cart, prices: PriceList | undefined): string | undefined {
  if (!prices) return 'We are checking today’s prices.';
  return hasKnownPrices(cart, prices) ? undefined : unknownPrices(prices);
}

export default definePage({
  Component: CartPage,
  readAhead: fetchCartTools,
  meta: ({ settings }) => ({
    title: `Shopping Cart | ${settings.brand}`,
    description: 'The pieces you have chosen, with their quantities and prices.',
  }),
});

/** As tall as the closed tools, which load late. */
const ToolPlace = styled.div`
  min-height: 160px;
  margin-top: ${space(5)};
`;
