import { useTransientMessage } from '@tanabana/ui/hooks/useTransientMessage';
import { Button } from '@tanabana/ui/kit/Button';
import { openShareSheet, type SharingDevice } from '@tanabana/shop/sharing/openShareSheet';
import { row } from '@tanabana/ui/theme/layout';
import { clearOf, color, notPrinted, space } from '@tanabana/ui/theme/tokens';
import { wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import { useStored } from '@tanabana/shop/stored/useStored';
import { isInWishlist, toggleInWishlist } from '@tanabana/shop/wishlist/wishlist';
import { Heart, Share2 } from 'lucide-react';
import { styled } from 'styled-components';
import { wishlistEntryOf } from '../../../catalogue/storedProduct';
import { useOrder } from '../../../components/ordering/OrderContext';

/** Display time of a message, in milliseconds (§4, §9). */
const MESSAGE_DURATION_MS = 3000;
const WISHLIST_ERROR = 'Error updating wishlist';

export function WishlistAndShare() {
  const { product, image } = useOrder();
  const wishlist = useStored(wishlistStore);
  const [message, showMessage] = useTransientMessage(MESSAGE_DURATION_MS);
  const isProblem = [WISHLIST_ERROR, UNABLE_TO_SHARE].includes(message.trim());
  const isSaved = wishlist !== undefined && isInWishlist(wishlist, product.id);

  const toggle = async () => {
    const isStored = await wishlistStore.update((present) =>
      toggleInWishlist(present, wishlistEntryOf(product, image, new Date())),
    );
    const isNowSaved = isInWishlist(wishlistStore.read(), product.id);
    const done = isNowSaved ? 'Added to wishlist' : 'Removed from wishlist';
    showMessage(isStored ? done : WISHLIST_ERROR);
  };

  const share = async () => {
    showMessage(await shareLink(product.name, window.location.href, navigator));
  };

  return (
    <>
      <Row>
        <Button type="button" $look="quiet" aria-pressed={isSaved} onClick={() => void toggle()}>
          <Heart aria-hidden="true" size={18} fill={isSaved ? 'currentColor' : 'none'} />
          <span>{isSaved ? 'In Wishlist' : 'Add to Wishlist'}</span>
        </Button>
        <Button type="button" $look="quiet" onClick={() => void share()}>
          <Share2 aria-hidden="true" size={18} />
          Share
        </Button>
      </Row>
      <Toast role={isProblem ? 'alert' : 'status'}>
        {message && <Message $isProblem={isProblem}>{message}</Message>}
      </Toast>
    </>
  );
}

/** Members of `Navigator` that sharing and copying use. The clipboard is absent in insecure contexts. */
interface Device extends SharingDevice {
  readonly clipboard?: { writeText: (text: string) => Promise<void> };
}

const UNABLE_TO_SHARE = 'Unable to share or copy link';

/**
 * Shares or copies an address (§4). Returns a message, which is empty if the share sheet was closed or is still open.
 * @internal
 */
export async function shareLink(title: string, url: string, device: Device): Promise<string> {
  const isShared = await openShareSheet(title, url, device);
  if (isShared !== undefined) return isShared ? 'Shared successfully' : '';
  try {
    if (device.clipboard) {
      await device.clipboard.writeText(url);
      return 'Link copied to clipboard';
    }
  } catch {
    // The browser denied access to the clipboard. The message that is returned below reports the failure.
  }
  return UNABLE_TO_SHARE;
}

const Row = styled.div`
  ${row(2)}
  margin-bottom: ${space(2)};

  & > * {
    flex: 1 1 auto;
    padding-inline: ${space(1.5)};
    white-space: nowrap;
  }
`;

const Toast = styled.div`
  position: fixed;
  z-index: 15;
  inset: auto ${clearOf('right', space(2))} calc(env(safe-area-inset-bottom) + ${space(10)})
    ${clearOf('left', space(2))};
  display: grid;
  justify-items: center;
  pointer-events: none;
  ${notPrinted}
`;

const Message = styled.p<{ readonly $isProblem: boolean }>`
  max-width: 480px;
  padding: ${space(1.5)} ${space(3)};
  border: 1px solid transparent;
  border-left: 4px solid ${({ $isProblem }) => ($isProblem ? '#e08a80' : color.brass)};
  background: ${color.ink};
  box-shadow: 0 8px 32px rgb(34 26 22 / 32%);
  color: ${color.paper};
  transition:
    opacity 200ms ease,
    translate 200ms ease;

  @starting-style {
    opacity: 0;
    translate: 0 8px;
  }
`;
