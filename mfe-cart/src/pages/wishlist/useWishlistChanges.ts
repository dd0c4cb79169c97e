import { removeFromWishlist, type Wishlist, type WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';
import { wishlistStore } from '@tanabana/runtime/wishlist/wishlistStore';
import { useState } from 'react';
import { restoreEntry } from '../../wishlist/changeWishlist';

/** Actions on the wishlist, and the entry removed last on this page. */
export interface WishlistChanges {
  readonly removed: { readonly entry: WishlistEntry; readonly place: number } | undefined;
  /** Id of the entry restored last, which takes the focus. */
  readonly restoredId: number | undefined;
  /** Whether the browser failed to store the last change. */
  readonly failed: boolean;
  readonly remove: (entry: WishlistEntry, place: number) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly clear: () => Promise<void>;
}

export function useWishlistChanges(): WishlistChanges {
  const [removed, setRemoved] = useState<WishlistChanges['removed']>();
  const [restoredId, setRestoredId] = useState<number>();
  const [failed, setFailed] = useState(false);
  const update = async (change: (wishlist: Wishlist) => Wishlist) =>
    setFailed(!(await wishlistStore.update(change)));
  return {
    removed,
    restoredId,
    failed,
    async remove(entry, place) {
      await update((wishlist) => removeFromWishlist(wishlist, entry.id));
      setRemoved({ entry, place });
      setRestoredId(undefined);
    },
    async undo() {
      if (!removed) return;
      setRestoredId(removed.entry.id);
      await update((wishlist) => restoreEntry(wishlist, removed.entry, removed.place));
      setRemoved(undefined);
    },
    async clear() {
      await update(() => []);
      setRemoved(undefined);
    },
  };
}
