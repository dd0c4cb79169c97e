import { CART_KEY, cartStore } from '@tanabana/runtime/cart/cartStore';
import { isInMemoryOnly } from '@tanabana/runtime/records/browserStorage';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { WISHLIST_KEY, wishlistStore } from '@tanabana/runtime/wishlist/wishlistStore';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

const subscribe = (listener: () => void) => {
  const ends = [cartStore, wishlistStore].map((store) => store.subscribe(listener));
  return () => ends.forEach((end) => end());
};
const isUnsaved = () => isInMemoryOnly(CART_KEY) || isInMemoryOnly(WISHLIST_KEY);

export function StorageNotice() {
  const unsaved = useSyncExternalStore(subscribe, isUnsaved, () => false);
  if (!unsaved) return null;
  return (
    <Notice role="status">
      Your browser is not saving your cart and wishlist. They will be gone when you close this page, so send
      your enquiry first.
    </Notice>
  );
}

const Notice = styled.p`
  margin: 0 ${space(2)} ${space(2)};
  padding: ${space(2)};
  border-left: 3px solid ${color.brass};
  background: ${color.sand};
`;
