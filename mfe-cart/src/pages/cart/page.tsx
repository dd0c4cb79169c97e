import { contentsText, lineKey, removeItem } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import type { Settings } from '@tanabana/contract/settings/settings';
import { definePage, type PageProps } from '@tanabana/contract/pages/page';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { PageTitle } from '@tanabana/ui/kit/Page';
import { row, stack } from '@tanabana/ui/theme/layout';
import { color, notPrinted, size, space, wide } from '@tanabana/ui/theme/tokens';
import { BadgeCheck, HandHeart } from 'lucide-react';
import { lazy } from 'react';
import { styled } from 'styled-components';
import { unknownPrices } from '../../cart/lineFacts';
import { hasKnownPrices, isReadingPrices, restoreLine } from '../../cart/changeCart';
import { type CartAndPrices, type SoldLine, storedLine } from '../../cart/soldLine';
import { Later } from '../../components/Later';
import { TallPage, Waiting } from '../../components/TallPage';
import { usePricedCart } from '../../components/usePriced';
import { useRemoval } from '../../components/useRemoval';
import { WhenLinked } from '../../components/WhenLinked';
import { FilledCart } from './FilledCart';
import basket from '../../../pictures/drawings/basket-from-market.svg';

const PAYMENT_CLOSED =
  'Online payment is not open yet. Send an enquiry and we reply with payment instructions.';

const fetchCartTools = () => import('./CartTools');
const CartTools = lazy(fetchCartTools);
/** Loaded for an address with a fragment, because few visitors open one. */
const LinkedCart = lazy(() => import('./LinkedCart'));

function CartPage({ request }: PageProps) {
  const { cart, prices, retryPrices } = usePricedCart(request);
  const hasItems = cart && cart.items.length > 0;
  const removal = useRemoval<SoldLine[]>({
    keyOf: ([line]) => (line ? lineKey(line) : ''),
    nameOf: (lines) => (lines.length === 1 ? (lines[0]?.title ?? '') : `Your list of ${contentsText(lines)}`),
    remove: (lines) => cartStore.update((present) => lines.reduce(removeItem, present)),
    restore: (lines, start) =>
      cartStore.update((present) =>
        lines.reduce((cart, line, index) => restoreLine(cart, storedLine(line), start + index), present),
      ),
  });
  return (
    <TallPage>
      {!cart && (
        <>
          <PageTitle>Shopping Cart</PageTitle>
          <Waiting drawing={basket} label="Loading your cart..." />
        </>
      )}
      {cart && (
        <WhenLinked>
          <LinkedCart cart={cart} request={request} />
        </WhenLinked>
      )}
      {hasItems === false && (
        <>
          {removal.notice}
          <EmptyState title="Your Cart is Empty" drawing={basket}>
            <ButtonLink to="/catalogue">Browse Products</ButtonLink>
          </EmptyState>
        </>
      )}
      {/* When the cart is loaded, the new key replaces the element by a new one. An existing element that moves would count
          as a layout shift. */}
      <Columns key={cart ? 'loaded' : 'waiting'} data-filled={hasItems}>
        {hasItems && (
          <FilledCart
            cart={cart}
            prices={prices}
            retryPrices={retryPrices}
            removal={removal}
            unpayable={request.settings.payments ? unpayable({ cart, prices, retryPrices }) : PAYMENT_CLOSED}
          />
        )}
        {cart && (
          <ToolPlace>
            <Later>
              <CartTools cart={cart} prices={prices} request={request} />
            </Later>
          </ToolPlace>
        )}
        <Promises settings={request.settings} />
      </Columns>
    </TallPage>
  );
}

function unpayable(priced: CartAndPrices): string | undefined {
  const { cart, prices } = priced;
  if (!prices || isReadingPrices(priced)) return 'We are checking today’s prices.';
  return hasKnownPrices(cart, prices) ? undefined : unknownPrices(priced);
}

export default definePage({
  Component: CartPage,
  readAhead: fetchCartTools,
  meta: ({ settings }) => ({
    title: `Shopping Cart | ${settings.brand}`,
    description: 'The pieces you have chosen, with their quantities and prices.',
  }),
});

/* On desktops, the summary is beside everything else, so that a short list leaves no empty space. Narrower screens have no
   grid, because `EnquireBar` would stay in its area. */
const Columns = styled.div`
  ${stack(5)}

  &:not([data-filled='true']) {
    margin-top: ${space(5)};
  }

  ${wide.desktop} {
    &[data-filled='true'] {
      display: grid;
      grid-template: repeat(4, auto) 1fr / minmax(0, 1fr) 368px;
      column-gap: ${space(8)};
    }

    > :first-child {
      grid-column: 1 / -1;
    }

    > aside {
      grid-area: 2 / 2 / 6;
    }
  }
`;

/** Reserves the height of the closed `CartTools`, whose script is loaded after the page. */
const ToolPlace = styled.div`
  min-height: 160px;
  ${notPrinted}
`;

const EMBLEMS = { badge: BadgeCheck, hand: HandHeart };

function Promises({ settings: { cartPromises = [] } }: { readonly settings: Settings }) {
  if (cartPromises.length === 0) return null;
  return (
    <Note>
      {cartPromises.map(({ emblem, title }) => {
        const Icon = EMBLEMS[emblem];
        return (
          <li key={title}>
            <Icon aria-hidden="true" />
            <span>{title}</span>
          </li>
        );
      })}
    </Note>
  );
}

const Note = styled.ul`
  ${row([1, 4])}
  align-self: start;
  color: ${color.indigo};
  font-size: ${size.small};
  font-weight: 600;

  li {
    ${row(1)}
  }

  svg {
    color: ${color.brass};
  }
`;
