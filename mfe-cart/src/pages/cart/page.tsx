import { useCart } from '@tanabana/shared/cart/useCart';
import { definePage, type PageProps } from '@tanabana/shared/contracts/page';
import { PageTitle } from '@tanabana/shared/ui/Page';
import { TallPage } from '../../parts/TallPage';
import { Waiting } from '../../parts/Waiting';
import { AuthenticityNote } from './AuthenticityNote';
import { FilledCart } from './FilledCart';
import { EmptyCart } from './EmptyCart';
import { useRemovedLine } from './useRemovedLine';

/** The cart (§2.6). */
function CartPage({ request }: PageProps) {
  const cart = useCart();
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
  return (
    <TallPage>
      {cart.items.length === 0 ? (
        <EmptyCart removal={removal} />
      ) : (
        <FilledCart cart={cart} removal={removal} payments={request.settings.payments} />
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
    hidden: true,
  }),
});
