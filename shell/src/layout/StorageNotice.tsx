import { CART_KEY } from '@tanabana/runtime/cart/cartStore';
import { onRecordChange } from '@tanabana/runtime/events/windowEvents';
import { isInMemoryOnly } from '@tanabana/runtime/records/browserStorage';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { WISHLIST_KEY } from '@tanabana/runtime/wishlist/wishlistStore';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

const subscribe = (listener: () => void) => {
  const ends = [
    onRecordChange('cartUpdated', CART_KEY, listener),
    onRecordChange('wishlistUpdated', WISHLIST_KEY, listener),
  ];
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
