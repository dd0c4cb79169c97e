import { addItem } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { useTransientMessage } from '@tanabana/ui/hooks/useTransientMessage';
import { Button } from '@tanabana/ui/kit/Button';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { VisuallyHidden } from '@tanabana/ui/kit/Page';
import type { WishlistEntry } from '@tanabana/shop/wishlist/wishlist';
import { useState } from 'react';
import { findProduct, type PricedProduct } from '../../cart/priceList';
import { cartProduct } from '../../wishlist/wishlistEntry';
import { SizeDialog } from './SizeDialog';

/** Display time of the confirmation, in milliseconds (§4). */
const ADDED_MESSAGE_DURATION_MS = 2_000;

interface AddToCartProps {
  readonly entry: WishlistEntry;
  readonly request: PageRequest;
}

export function AddToCart({ entry, request }: AddToCartProps) {
  const { id, name, priceRange } = entry;
  const [added, showAdded] = useTransientMessage(ADDED_MESSAGE_DURATION_MS);
  const [pending, setPending] = useState<PricedProduct>();
  const [isAsking, setAsking] = useState(false);
  const [isUnknown, setUnknown] = useState(false);

  const add = async (product?: PricedProduct, size?: string) => {
    await cartStore.update((cart) => addItem(cart, cartProduct(entry, product, size)));
    showAdded('Added to Cart!');
  };
  const start = async () => {
    setUnknown(false);
    const product = await findProduct(request, id);
    const isSizeUnknown = !product && priceRange !== undefined;
    setUnknown(isSizeUnknown);
    if (isSizeUnknown) return;
    if (!product || product.sizes.length < 2) return add(product);
    setPending(product);
    setAsking(true);
  };

  const action = added || 'Add to Cart';
  return (
    <>
      <Button type="button" aria-label={`${action}: ${name}`} onClick={start}>
        {action}
      </Button>
      <VisuallyHidden role="status">{added && `${name}: ${added}`}</VisuallyHidden>
      {isUnknown && (
        <LiveMessage tone="problem">
          We could not load the sizes. Try again, or choose one on the product page.
        </LiveMessage>
      )}
      {pending && (
        <SizeDialog
          open={isAsking}
          products={[pending]}
          entries={[entry]}
          action="Add to Cart"
          onChoose={(sizes) => void add(pending, sizes.get(id))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
