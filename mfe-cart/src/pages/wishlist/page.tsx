import { definePage, type PageProps } from '@tanabana/runtime/contracts/page';
import { Button, ButtonLink } from '@tanabana/runtime/kit/Button';
import { CardGrid } from '@tanabana/runtime/kit/CardGrid';
import { ConfirmDialog } from '@tanabana/runtime/kit/ConfirmDialog';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { PageTitle } from '@tanabana/runtime/kit/Page';
import { announcedAgain } from '@tanabana/runtime/text/announcedAgain';
import { countOf } from '@tanabana/runtime/text/formatCount';
import { row } from '@tanabana/runtime/theme/layout';
import { space } from '@tanabana/runtime/theme/tokens';
import { removeFromWishlist, type Wishlist, type WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';
import { wishlistStore } from '@tanabana/runtime/wishlist/wishlistStore';
import { useState } from 'react';
import { styled } from 'styled-components';
import wishingTree from '../../../pictures/drawings/wishing-tree.svg';
import type { PriceList } from '../../cart/priceList';
import { isGone } from '../../cart/soldLine';
import { TallPage, Waiting } from '../../components/TallPage';
import { usePricedWishlist } from '../../components/usePriced';
import { type Removal, useRemoval } from '../../components/useRemoval';
import { restoreEntry } from '../../wishlist/changeWishlist';
import { WishlistCard } from './WishlistCard';

function WishlistPage({ request }: PageProps) {
  const { wishlist, prices } = usePricedWishlist(request);
  const [problem, setProblem] = useState('');
  const update = async (change: (present: Wishlist) => Wishlist) => {
    const isStored = await wishlistStore.update(change);
    setProblem((displayed) => (isStored ? '' : announcedAgain('Error updating wishlist', displayed)));
  };
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
      {/* If storing a change fails, the page displays this message together with the changed wishlist (§8). */}
      <LiveMessage tone="problem">{problem}</LiveMessage>
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
        <SavedItems wishlist={wishlist} prices={prices} request={request} removal={removal} onClear={clear} />
      )}
    </TallPage>
  );
}

interface SavedItemsProps extends Pick<PageProps, 'request'> {
  readonly wishlist: Wishlist;
  readonly prices: PriceList | undefined;
  readonly removal: Removal<WishlistEntry>;
  readonly onClear: () => void;
}

function SavedItems({ wishlist, prices, request, removal, onClear }: SavedItemsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Header>
        <p role="status">{`${countOf(wishlist.length, 'Item')} Saved`}</p>
        <Actions>
          <ButtonLink to={`/tear-sheet?ids=${wishlist.map(({ id }) => id).join()}`} $look="plain">
            Print tear sheets
          </ButtonLink>
          <Button type="button" $look="plain" onClick={() => setAsking(true)}>
            Clear All
          </Button>
        </Actions>
      </Header>
      <CardGrid>
        {removal.withNotice(
          wishlist.map((entry, index) => (
            <li key={entry.id}>
              <WishlistCard
                entry={entry}
                isGone={isGone(entry, prices)}
                request={request}
                takesFocus={entry.id === removal.restoredKey}
                onRemove={() => removal.remove(entry, index)}
              />
            </li>
          )),
        )}
      </CardGrid>
      <ConfirmDialog
        open={isAsking}
        title="Clear your wishlist?"
        question="This removes every piece that you have saved. You cannot undo it."
        confirm="Clear All"
        onConfirm={onClear}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const Header = styled.div`
  ${row([0, 3])}
  justify-content: space-between;
  margin-bottom: ${space(3)};
`;

const Actions = styled.div`
  ${row([0, 3])}
`;

export default definePage({
  Component: WishlistPage,
  meta: ({ settings }) => ({
    title: `My Wishlist | ${settings.brand}`,
    description: 'The pieces you have saved for later.',
  }),
});
