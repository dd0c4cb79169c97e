import { definePage, type PageProps } from '@tanabana/runtime/contracts/page';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { PageTitle } from '@tanabana/runtime/kit/Page';
import { removeFromWishlist, type Wishlist, type WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';
import { wishlistStore } from '@tanabana/runtime/wishlist/wishlistStore';
import { useState } from 'react';
import wishingTree from '../../../pictures/drawings/wishing-tree.svg';
import { TallPage } from '../../components/TallPage';
import { usePricedWishlist } from '../../components/usePriced';
import { useRemoval } from '../../components/useRemoval';
import { Waiting } from '../../components/Waiting';
import { restoreEntry } from '../../wishlist/changeWishlist';
import { SavedItems } from './SavedItems';

/** The wishlist (§2.9). */
function WishlistPage({ request }: PageProps) {
  const wishlist = usePricedWishlist(request);
  const [hasFailed, setFailed] = useState(false);
  const update = async (change: (present: Wishlist) => Wishlist) =>
    setFailed(!(await wishlistStore.update(change)));
  const removal = useRemoval<WishlistEntry>({
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    remove: ({ id }) => update((present) => removeFromWishlist(present, id)),
    restore: (entry, index) => update((present) => restoreEntry(present, entry, index)),
  });
  const clear = async () => {
    await update(() => []);
    removal.forget();
  };
  return (
    <TallPage>
      <PageTitle>My Wishlist</PageTitle>
      {/* The page displays the change all the same (§8). */}
      <LiveMessage tone="problem">{hasFailed && 'Error updating wishlist'}</LiveMessage>
      {!wishlist && <Waiting drawing={wishingTree} label="Loading your wishlist..." />}
      {wishlist?.length === 0 && (
        <>
          {removal.notice}
          <EmptyState level={2} title="Your wishlist is empty" drawing={wishingTree}>
            <ButtonLink to="/catalogue">Browse Products</ButtonLink>
          </EmptyState>
        </>
      )}
      {wishlist && wishlist.length > 0 && (
        <SavedItems wishlist={wishlist} request={request} removal={removal} onClear={clear} />
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
