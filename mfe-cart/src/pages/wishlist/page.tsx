import { definePage, type PageProps } from '@tanabana/contract/pages/page';
import { Button, ButtonLink } from '@tanabana/ui/kit/Button';
import { CardGrid } from '@tanabana/ui/kit/CardGrid';
import { ConfirmDialog } from '@tanabana/ui/kit/ConfirmDialog';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { PageTitle } from '@tanabana/ui/kit/Page';
import { announcedAgain } from '@tanabana/ui/hooks/announcedAgain';
import { removeFromWishlist, type Wishlist, type WishlistEntry } from '@tanabana/shop/wishlist/wishlist';
import { wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import { lazy, useState } from 'react';
import wishingTree from '../../../pictures/drawings/wishing-tree.svg';
import type { PriceList } from '../../cart/priceList';
import { problemText } from '../../cart/lineFacts';
import { productProblem } from '../../cart/soldLine';
import { TallPage, Waiting } from '../../components/TallPage';
import { usePricedWishlist } from '../../components/usePricedWishlist';
import { type Removal, useRemoval } from '../../components/useRemoval';
import { WhenLinked } from '../../components/WhenLinked';
import { restoreEntry } from '../../wishlist/changeWishlist';
import { WishlistActions } from './WishlistActions';
import { WishlistCard } from './WishlistCard';

const fetchLinkedWishlist = () => import('./LinkedWishlist');
/** Loaded when a link to a wishlist is opened, because few visitors open one. */
const LinkedWishlist = lazy(fetchLinkedWishlist);

function WishlistPage({ request }: PageProps) {
  const { wishlist, prices } = usePricedWishlist(request);
  const [problem, setProblem] = useState('');
  const report = (text: string) => setProblem((displayed) => (text ? announcedAgain(text, displayed) : ''));
  const update = async (change: (present: Wishlist) => Wishlist) => {
    const isStored = await wishlistStore.update(change);
    report(isStored ? '' : 'Error updating wishlist');
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
      {wishlist && (
        <WhenLinked>
          <LinkedWishlist request={request} update={update} />
        </WhenLinked>
      )}
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
        <SavedItems
          wishlist={wishlist}
          prices={prices}
          request={request}
          removal={removal}
          report={report}
          onClear={clear}
        />
      )}
    </TallPage>
  );
}

interface SavedItemsProps extends Pick<PageProps, 'request'> {
  readonly wishlist: Wishlist;
  readonly prices: PriceList | undefined;
  readonly removal: Removal<WishlistEntry>;
  readonly report: (problem: string) => void;
  readonly onClear: () => void;
}

function SavedItems({ wishlist, prices, request, removal, report, onClear }: SavedItemsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <WishlistActions wishlist={wishlist} request={request} report={report}>
        <ButtonLink to={`/tear-sheet?ids=${wishlist.map(({ id }) => id).join()}`} $look="plain">
          Print tear sheets
        </ButtonLink>
        <Button type="button" $look="plain" onClick={() => setAsking(true)}>
          Clear All
        </Button>
      </WishlistActions>
      <CardGrid>
        {removal.withNotice(
          wishlist.map((entry, index) => (
            <li key={entry.id}>
              <WishlistCard
                entry={entry}
                problem={problemText({ size: '', problem: productProblem(entry, prices) })}
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

export default definePage({
  Component: WishlistPage,
  readAhead: fetchLinkedWishlist,
  meta: ({ settings }) => ({
    title: `My Wishlist | ${settings.brand}`,
    description: 'The pieces you have saved for later.',
  }),
});
