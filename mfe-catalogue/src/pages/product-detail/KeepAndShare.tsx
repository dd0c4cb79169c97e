import { useTransientMessage } from '@tanabana/runtime/hooks/useTransientMessage';
import { space } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { Toast } from '@tanabana/runtime/kit/Toast';
import { useWishlist } from '@tanabana/runtime/wishlist/useWishlist';
import { isInWishlist, toggleInWishlist } from '@tanabana/runtime/wishlist/wishlist';
import { wishlistStore } from '@tanabana/runtime/wishlist/wishlistStore';
import { Heart, Share2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { Product } from '../../catalogue/product';
import { wishlistEntryOf } from '../../catalogue/wishlistEntryOf';
import { browserShareMethods } from './browserShareMethods';
import { shareLink, UNABLE_TO_SHARE } from './shareLink';

/** How long a message is shown, in milliseconds (§4, §9). */
const MESSAGE_DURATION_MS = 3000;
const WISHLIST_ERROR = 'Error updating wishlist';

interface KeepAndShareProps {
  readonly product: Product;
  /** Address of the picture for the wishlist. */
  readonly image: string;
}

/** Wishlist and share buttons, with one shared message. */
export function KeepAndShare({ product, image }: KeepAndShareProps) {
  const wishlist = useWishlist();
  const [message, showMessage] = useTransientMessage(MESSAGE_DURATION_MS);
  const isIn = wishlist !== undefined && isInWishlist(wishlist, product.id);

  const keep = async () => {
    const isStored = await wishlistStore.update((present) =>
      toggleInWishlist(present, wishlistEntryOf(product, image, new Date())),
    );
    const isNowIn = isInWishlist(wishlistStore.read(), product.id);
    const done = isNowIn ? 'Added to wishlist' : 'Removed from wishlist';
    showMessage(isStored ? done : WISHLIST_ERROR);
  };

  const share = async () => {
    showMessage(
      await shareLink(product.name, window.location.href, browserShareMethods(navigator, navigator)),
    );
  };

  return (
    <>
      <Row>
        <Button type="button" $look="quiet" aria-pressed={isIn} onClick={() => void keep()}>
          <Heart aria-hidden="true" size={18} fill={isIn ? 'currentColor' : 'none'} />
          {isIn ? 'In Wishlist' : 'Add to Wishlist'}
        </Button>
        <Button type="button" $look="quiet" onClick={() => void share()}>
          <Share2 aria-hidden="true" size={18} />
          Share
        </Button>
      </Row>
      <Toast
        message={message}
        tone={[WISHLIST_ERROR, UNABLE_TO_SHARE].includes(message) ? 'problem' : 'success'}
      />
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-bottom: ${space(2)};

  & > * {
    flex: 1 1 auto;
    padding-inline: ${space(1.5)};
    white-space: nowrap;
  }
`;
