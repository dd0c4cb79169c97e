import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { space } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { CardGrid } from '@tanabana/runtime/kit/CardGrid';
import { ConfirmDialog } from '@tanabana/runtime/kit/ConfirmDialog';
import type { Wishlist } from '@tanabana/runtime/wishlist/wishlist';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RemovedNotice } from '../../components/RemovedNotice';
import { savedCount } from '../../wishlist/entryTexts';
import type { WishlistChanges } from './useWishlistChanges';
import { WishlistCard } from './WishlistCard';

interface SavedItemsProps {
  readonly wishlist: Wishlist;
  readonly request: PageRequest;
  readonly changes: WishlistChanges;
}

/** The number of saved pieces, and their cards. */
export function SavedItems({ wishlist, request, changes }: SavedItemsProps) {
  const { removed, restoredId, remove, undo, clear } = changes;
  const [isAsking, setAsking] = useState(false);
  const cards = wishlist.map((entry, place) => (
    <li key={entry.id}>
      <WishlistCard
        entry={entry}
        request={request}
        takesFocus={entry.id === restoredId}
        onRemove={() => remove(entry, place)}
      />
    </li>
  ));
  const notice = removed && (
    <li key="removed">
      <RemovedNotice key={removed.entry.id} name={removed.entry.name} onUndo={undo} />
    </li>
  );
  return (
    <>
      <Header>
        <p role="status">{savedCount(wishlist.length)}</p>
        <Button type="button" $look="plain" onClick={() => setAsking(true)}>
          Clear All
        </Button>
      </Header>
      <CardGrid>{notice ? cards.toSpliced(removed.place, 0, notice) : cards}</CardGrid>
      <ConfirmDialog
        open={isAsking}
        title="Clear your wishlist?"
        question="This removes every piece that you have saved. You cannot undo it."
        confirm="Clear All"
        onConfirm={clear}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};
  margin-bottom: ${space(3)};
`;
