import { definePage, type PageProps } from '@tanabana/runtime/contracts/page';
import { PageTitle } from '@tanabana/runtime/kit/Page';
import { TallPage } from '../../components/TallPage';
import { Waiting } from '../../components/Waiting';
import { EmptyWishlist } from './EmptyWishlist';
import { SavedItems } from './SavedItems';
import { UpdateProblem } from './UpdateProblem';
import { usePricedWishlist } from './usePricedWishlist';
import { useWishlistChanges } from './useWishlistChanges';

/** The wishlist (§2.9). */
function WishlistPage({ request }: PageProps) {
  const wishlist = usePricedWishlist(request);
  const changes = useWishlistChanges();
  return (
    <TallPage>
      <PageTitle>My Wishlist</PageTitle>
      <UpdateProblem isVisible={changes.failed} />
      {!wishlist && <Waiting label="Loading your wishlist..." />}
      {wishlist?.length === 0 && <EmptyWishlist changes={changes} />}
      {wishlist && wishlist.length > 0 && (
        <SavedItems wishlist={wishlist} request={request} changes={changes} />
      )}
    </TallPage>
  );
}

export default definePage({
  Component: WishlistPage,
  meta: ({ settings }) => ({
    title: `My Wishlist | ${settings.brand}`,
    description: 'The pieces you have saved for later.',
  }),
});
