import type { PageRequest } from '@tanabana/contract/pages/page';
import type { Settings } from '@tanabana/contract/settings/settings';
import { Button, ButtonLink } from '@tanabana/ui/kit/Button';
import { VisuallyHidden } from '@tanabana/ui/kit/Page';
import { useLoaded } from '@tanabana/ui/hooks/useLoaded';
import { countOf } from '@tanabana/shop/text/formatCount';
import { grid, row } from '@tanabana/ui/theme/layout';
import { color, font, size, space, wide } from '@tanabana/ui/theme/tokens';
import { Gem, ShieldCheck, Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Order } from '../../orders/orders';
import { OrderEntry } from './OrderEntry';
import { focusTab } from './Tabs';

interface OrdersPanelProps {
  /** Undefined while the orders are loading. */
  readonly orders: readonly Order[] | undefined;
  readonly request: PageRequest;
  /** Undefined unless the orders could not be loaded. */
  readonly retry?: (() => void) | undefined;
}

function summary(orders: OrdersPanelProps['orders']): string {
  if (!orders) return 'Loading your orders...';
  if (orders.length === 0) return "You haven't placed any orders yet.";
  return `You have ${countOf(orders.length, 'order')}.`;
}

/** Reads pictures and sizes of the ordered products. Without them, the orders are displayed as they are. */
function useOrderedFacts(orders: readonly Order[] = [], { records }: PageRequest) {
  const record = records?.['catalogue/products'];
  const ids = [...new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId)))];
  const { value } = useLoaded(record && ids.length > 0 ? ids.join() : undefined, async () => {
    const { orderedFacts, readProducts } = await import('../../orders/reorder');
    const products = record && (await readProducts(record, ids));
    return (order: Order) => (products ? orderedFacts(order, products) : []);
  });
  return value;
}

export function OrdersPanel({ orders, request, retry }: OrdersPanelProps) {
  const factsOf = useOrderedFacts(orders, request);
  return (
    <Columns>
      <section aria-labelledby="orders-title">
        <VisuallyHidden as="h2" id="orders-title">
          Orders
        </VisuallyHidden>
        {retry && (
          <Notice role="alert">
            <p>We could not load your orders.</p>
            <Button type="button" $look="quiet" onClick={retry}>
              Try again
            </Button>
          </Notice>
        )}
        <Summary role="status">{summary(orders)}</Summary>
        {orders && orders.length > 0 && (
          <ul>
            {orders.map((order) => (
              <OrderEntry key={order.id} order={order} facts={factsOf?.(order) ?? []} request={request} />
            ))}
          </ul>
        )}
        {orders?.length === 0 && (
          <Notice>
            <Link to="?tab=enquiries" preventScrollReset onClick={() => focusTab('enquiries')}>
              Enquiries prepared in this browser
            </Link>
          </Notice>
        )}
        {orders && <ButtonLink to="/catalogue">Continue shopping</ButtonLink>}
      </section>
      {orders && <TrustNotes settings={request.settings} />}
    </Columns>
  );
}

const Columns = styled.div`
  ${grid({ gap: 7 })}

  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: ${space(10)};
  }
`;

const Notice = styled.div`
  ${row([1, 2])}
  margin-bottom: ${space(3)};
`;

const Summary = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.indigo};
  font: 500 ${size.h3} / 1.3 ${font.display};
`;

const EMBLEMS = { gem: Gem, shield: ShieldCheck };

function TrustNotes({ settings: { promises = [], dispatchTime } }: { readonly settings: Settings }) {
  const notes = [
    ...promises.map(({ emblem, ...note }) => ({ Icon: EMBLEMS[emblem], ...note })),
    ...(dispatchTime
      ? [
          {
            Icon: Truck,
            title: 'Quick Dispatch',
            text: `Orders dispatched within ${dispatchTime} when the goods are in stock.`,
          },
        ]
      : []),
  ];
  if (notes.length === 0) return null;
  return (
    <Notes aria-label="Our promises">
      {notes.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon aria-hidden="true" />
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </Notes>
  );
}

const Notes = styled.ul`
  ${grid({ gap: 3 })}
  align-content: start;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space(2)};
  }

  svg {
    grid-row: span 2;
    color: ${color.brass};
  }

  strong {
    color: ${color.indigo};
  }

  p {
    color: ${color.muted};
    font-size: ${size.small};
  }
`;
