import { ButtonLink } from '@tanabana/shared/ui/Button';
import { EmptyState } from '@tanabana/shared/ui/EmptyState';
import { RemovedNotice } from '../../parts/RemovedNotice';
import type { WishlistChanges } from './useWishlistChanges';

/** A wishlist without entries. */
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
