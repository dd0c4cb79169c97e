import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { Button } from '@tanabana/runtime/kit/Button';
import { CardGrid } from '@tanabana/runtime/kit/CardGrid';
import { ConfirmDialog } from '@tanabana/runtime/kit/ConfirmDialog';
import { countOf } from '@tanabana/runtime/text/countOf';
import { row } from '@tanabana/runtime/theme/layout';
import { space } from '@tanabana/runtime/theme/tokens';
import type { Wishlist, WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Removal } from '../../components/useRemoval';
import { WishlistCard } from './WishlistCard';

interface SavedItemsProps {
  readonly wishlist: Wishlist;
  readonly request: PageRequest;
  readonly removal: Removal<WishlistEntry>;
  readonly onClear: () => void;
}

export function SavedItems({ wishlist, request, removal, onClear }: SavedItemsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Header>
        <p role="status">{`${countOf(wishlist.length, 'Item')} Saved`}</p>
        <Button type="button" $look="plain" onClick={() => setAsking(true)}>
          Clear All
        </Button>
      </Header>
      <CardGrid>
        {removal.withNotice(
          wishlist.map((entry, index) => (
            <li key={entry.id}>
              <WishlistCard
                entry={entry}
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
