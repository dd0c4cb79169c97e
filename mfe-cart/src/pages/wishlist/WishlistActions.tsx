import { addItem } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { useCopying } from '@tanabana/ui/hooks/useCopying';
import { Button } from '@tanabana/ui/kit/Button';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { countOf } from '@tanabana/shop/text/formatCount';
import { row } from '@tanabana/ui/theme/layout';
import { space } from '@tanabana/ui/theme/tokens';
import type { Wishlist } from '@tanabana/shop/wishlist/wishlist';
import { wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { noPrices, type PriceList, readProducts } from '../../cart/priceList';
import { FilledNotice, type FillMessage } from '../../components/FilledNotice';
import { TextToCopy } from '../../components/TextToCopy';
import { wishlistLink } from '../../lines/cartLink';
import { withSizes } from '../../wishlist/changeWishlist';
import { inSeveralSizes, wishedItems } from '../../wishlist/wishedItems';
import { SizeDialog } from './SizeDialog';

const ACTIONS = { cart: 'Add all to cart', link: 'Copy link' } as const;

interface Pending {
  readonly action: keyof typeof ACTIONS;
  readonly prices: PriceList;
}

interface WishlistActionsProps {
  readonly wishlist: Wishlist;
  readonly request: PageRequest;
  /** An empty text removes the displayed problem. */
  readonly report: (problem: string) => void;
  /** Further actions, without questions. */
  readonly children: ReactNode;
}

/** Adds the whole wishlist to the cart, or copies a link to it. Both ask once for the sizes of all products. */
export function WishlistActions({ wishlist, request, report, children }: WishlistActionsProps) {
  const [pending, setPending] = useState<Pending>({ action: 'cart', prices: noPrices });
  const [isAsking, setAsking] = useState(false);
  const [filled, setFilled] = useState<FillMessage>();
  const [link, setLink] = useState('');
  const { message, isRefused, copy } = useCopying();
  const products = inSeveralSizes(wishlist, pending.prices);

  const addAll = async (sized: Wishlist, prices: PriceList) => {
    const items = wishedItems(sized, prices);
    const before = cartStore.read();
    await cartStore.update((cart) => items.reduce((full, item) => addItem(full, item), cart));
    setFilled({
      items: cartStore.read().items,
      message: `${countOf(items.length, 'product')} added to your cart.`,
      undo: () => cartStore.update(() => before),
    });
  };
  const finish = async ({ action, prices }: Pending, sizes: ReadonlyMap<number, string>) => {
    const sized = withSizes(wishlist, sizes);
    if (action === 'cart') await addAll(sized, prices);
    else {
      const address = window.location.origin + wishlistLink(wishedItems(sized, prices));
      setLink(address);
      await copy(address, 'Link copied');
    }
    if (sizes.size > 0) await wishlistStore.update((present) => withSizes(present, sizes));
  };
  const start = async (action: Pending['action']) => {
    const ids = wishlist.map(({ id }) => id);
    const prices = await readProducts(request, ids).catch(() => undefined);
    report(prices ? '' : 'We could not load the sizes. Please try again.');
    if (!prices) return;
    const chosen = { action, prices };
    setPending(chosen);
    if (inSeveralSizes(wishlist, prices).length > 0) setAsking(true);
    else await finish(chosen, new Map());
  };
  return (
    <>
      <Header>
        <p role="status">{`${countOf(wishlist.length, 'Item')} Saved`}</p>
        <Row>
          <Button type="button" onClick={() => start('cart')}>
            {ACTIONS.cart}
          </Button>
          <Button type="button" $look="plain" onClick={() => start('link')}>
            {ACTIONS.link}
          </Button>
          {children}
        </Row>
      </Header>
      <Notices>
        <LiveMessage>{message}</LiveMessage>
        {isRefused && <TextToCopy key={link} label="Link to this wishlist" text={link} />}
        <FilledNotice filled={filled} />
      </Notices>
      {products.length > 0 && (
        <SizeDialog
          key={pending.action}
          open={isAsking}
          products={products}
          entries={wishlist}
          action={ACTIONS[pending.action]}
          onChoose={(sizes) => void finish(pending, sizes)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const Header = styled.div`
  ${row([1, 3])}
  justify-content: space-between;
  margin-bottom: ${space(3)};
`;

/* The element of the message is always there, and empty without a message. */
const Notices = styled.div`
  > :not(:empty) {
    margin-bottom: ${space(3)};
  }
`;

const Row = styled.div`
  ${row([0, 3])}
`;
