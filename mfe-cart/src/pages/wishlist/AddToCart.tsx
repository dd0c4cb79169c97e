import { addItem, isRugCategory } from '@tanabana/runtime/cart/cart';
import { perUnit, pieceNote } from '@tanabana/runtime/cart/saleUnit';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useTransientMessage } from '@tanabana/runtime/hooks/useTransientMessage';
import { Button, ButtonRow } from '@tanabana/runtime/kit/Button';
import { Dialog } from '@tanabana/runtime/kit/Dialog';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { Small, VisuallyHidden } from '@tanabana/runtime/kit/Page';
import { SizeChoices } from '@tanabana/runtime/kit/SizeChoices';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { stack } from '@tanabana/runtime/theme/layout';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { findProduct, type PricedProduct, type PricedSize } from '../../cart/priceList';
import { cartProduct } from '../../wishlist/wishlistEntry';

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

  const add = async (product?: PricedProduct, option?: PricedSize) => {
    await cartStore.update((cart) => addItem(cart, cartProduct(entry, product, option)));
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
          product={pending}
          onChoose={(option) => void add(pending, option)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface SizeDialogProps {
  readonly open: boolean;
  readonly product: PricedProduct;
  readonly onChoose: (option: PricedSize) => void;
  readonly onClose: () => void;
}

/** Asks for a size. The first size is preselected (§4). */
function SizeDialog({ open, product, onChoose, onClose }: SizeDialogProps) {
  const { id, name, category, sizes } = product;
  const [selected, setSelected] = useState(sizes[0]);
  const form = useRef<HTMLFormElement>(null);
  const isRug = isRugCategory(category);
  useEffect(() => {
    if (open) form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title="Choose a size">
      <Form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (selected) onChoose(selected);
          onClose();
        }}
      >
        <SizeChoices
          legend={name}
          name={`size-${id}`}
          sizes={sizes}
          selected={selected?.size}
          hidePrices={isRug}
          onSelect={(wanted) => setSelected(sizes.find((option) => option.size === wanted))}
        />
        <Small>
          {isRug || !selected ? 'Add it to your cart to ask for a quotation.' : priceText(selected)}
        </Small>
        <ButtonRow $atEnd>
          <Button type="button" $look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Add to Cart</Button>
        </ButtonRow>
      </Form>
    </Dialog>
  );
}

/** Returns the price of a size with what it buys, as in `₹980 a set of 6 (₹163 each)`. */
const priceText = ({ amount, unit }: PricedSize) =>
  `${formatRupees(amount)} ${perUnit(unit)}${pieceNote(amount, unit)}`;

const Form = styled.form`
  ${stack(2)}
`;
