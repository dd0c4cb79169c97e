import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { RemovedNotice } from '../../components/RemovedNotice';
import type { WishlistChanges } from './useWishlistChanges';

/** The wishlist without entries. */
export function EmptyWishlist({ changes: { removed, undo } }: { readonly changes: WishlistChanges }) {
  return (
    <>
      {removed && <RemovedNotice name={removed.entry.name} onUndo={undo} />}
      <EmptyState level={2} title="Your wishlist is empty">
        <ButtonLink to="/catalogue">Browse Products</ButtonLink>
      </EmptyState>
    </>
  );
}
