import { definePage, type PageProps } from '@tanabana/runtime/contracts/page';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { PageTitle } from '@tanabana/runtime/kit/Page';
import { RemovedNotice } from '../../components/RemovedNotice';
import { TallPage } from '../../components/TallPage';
import { usePricedWishlist } from '../../components/usePriced';
import { Waiting } from '../../components/Waiting';
import { SavedItems } from './SavedItems';
import wishingTree from '../../../pictures/drawings/wishing-tree.svg';
import { useWishlistChanges, type WishlistChanges } from './useWishlistChanges';

/** The wishlist (§2.9). */
function WishlistPage({ request }: PageProps) {
  const wishlist = usePricedWishlist(request);
  const changes = useWishlistChanges();
  return (
    <TallPage>
      <PageTitle>My Wishlist</PageTitle>
      <UpdateProblem isVisible={changes.failed} />
      {!wishlist && <Waiting drawing={wishingTree} label="Loading your wishlist..." />}
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

/** The wishlist without entries. */
function EmptyWishlist({ changes: { removed, undo } }: { readonly changes: WishlistChanges }) {
  return (
    <>
      {removed && <RemovedNotice name={removed.entry.name} onUndo={undo} />}
      <EmptyState level={2} title="Your wishlist is empty" drawing={wishingTree}>
        <ButtonLink to="/catalogue">Browse Products</ButtonLink>
      </EmptyState>
    </>
  );
}

/** Message that the browser did not store a change (§8). The page shows the change all the same. */
function UpdateProblem({ isVisible }: { readonly isVisible: boolean }) {
  return <LiveMessage tone="problem">{isVisible && 'Error updating wishlist'}</LiveMessage>;
}
