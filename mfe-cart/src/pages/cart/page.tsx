import { definePage, type PageProps } from '@tanabana/runtime/contracts/page';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { PageTitle } from '@tanabana/runtime/kit/Page';
import { RemovedNotice } from '../../components/RemovedNotice';
import { TallPage } from '../../components/TallPage';
import { usePricedCart } from '../../components/usePriced';
import { Waiting } from '../../components/Waiting';
import { AuthenticityNote } from './AuthenticityNote';
import { FilledCart } from './FilledCart';
import { type LineRemoval, useRemovedLine } from './useRemovedLine';

/** The cart (§2.6). */
function CartPage({ request }: PageProps) {
  const { cart, prices } = usePricedCart(request);
  const removal = useRemovedLine();
  if (!cart) {
    return (
      <TallPage>
        <PageTitle>Shopping Cart</PageTitle>
        <Waiting label="Loading your cart..." />
        <AuthenticityNote />
      </TallPage>
    );
  }
  const open = prices ? 'open' : 'checking';
  return (
    <TallPage>
      {cart.items.length === 0 ? (
        <EmptyCart removal={removal} />
      ) : (
        <FilledCart cart={cart} removal={removal} payment={request.settings.payments ? open : 'closed'} />
      )}
      <AuthenticityNote />
    </TallPage>
  );
}

export default definePage({
  Component: CartPage,
  meta: ({ settings }) => ({
    title: `Shopping Cart | ${settings.brand}`,
    description: 'The pieces you have chosen, with their quantities and prices.',
  }),
});

/** A cart without lines. */
function EmptyCart({ removal: { removed, undo } }: { readonly removal: LineRemoval }) {
  return (
    <>
      {removed && <RemovedNotice name={removed.line.title} onUndo={undo} />}
      <EmptyState title="Your Cart is Empty">
        <ButtonLink to="/catalogue">Browse Products</ButtonLink>
      </EmptyState>
    </>
  );
}
