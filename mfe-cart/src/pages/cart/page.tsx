import { definePage, type PageProps } from '@tanabana/runtime/contracts/page';
import { PageTitle } from '@tanabana/runtime/kit/Page';
import { TallPage } from '../../components/TallPage';
import { usePricedCart } from '../../components/usePricedCart';
import { Waiting } from '../../components/Waiting';
import { AuthenticityNote } from './AuthenticityNote';
import { FilledCart } from './FilledCart';
import { EmptyCart } from './EmptyCart';
import { useRemovedLine } from './useRemovedLine';

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
