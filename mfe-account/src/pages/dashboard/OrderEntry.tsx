import type { PageRequest } from '@tanabana/contract/pages/page';
import { Badge } from '@tanabana/ui/kit/Badge';
import { Small } from '@tanabana/ui/kit/Page';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { formatCount } from '@tanabana/shop/text/formatCount';
import { longDate } from '@tanabana/shop/text/longDate';
import { row } from '@tanabana/ui/theme/layout';
import { color, font, hovered, size, space } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Order } from '../../orders/orders';
import type { OrderedFacts } from '../../orders/reorder';
import { OrderAgain } from './OrderAgain';
import { ReturnItems } from './ReturnItems';

type Tone = 'madder' | 'leaf' | 'quiet';

const STATUS: Record<Order['status'], readonly [label: string, tone: Tone]> = {
  placed: ['Placed', 'quiet'],
  confirmed: ['Confirmed', 'quiet'],
  dispatched: ['Dispatched', 'leaf'],
  delivered: ['Delivered', 'leaf'],
  cancelled: ['Cancelled', 'madder'],
};

interface OrderEntryProps {
  readonly order: Order;
  /** Facts about each item. Empty until they are loaded. */
  readonly facts: readonly OrderedFacts[];
  readonly request: PageRequest;
}

export function OrderEntry({ order, facts, request }: OrderEntryProps) {
  const { id, placedAt, status, invoiceNumber, items, total } = order;
  const [label, tone] = STATUS[status];
  return (
    <Entry aria-label={`Order ${id}`}>
      <Head>
        <h3>{`Order ${id}`}</h3>
        <Badge $tone={tone}>{label}</Badge>
        <time dateTime={placedAt}>{longDate(new Date(placedAt), 'local')}</time>
      </Head>
      {invoiceNumber !== undefined && <Small>{`Invoice ${invoiceNumber}`}</Small>}
      <Items>
        {items.map(({ productId, name, quantity, unitPrice, carrier, trackingNumber, size }, index) => (
          // The index is the key, because an order can contain a product twice.
          <li key={index}>
            <Thumbnail>
              {facts[index]?.image && (
                <img src={facts[index].image} alt="" width={48} height={60} loading="lazy" />
              )}
            </Thumbnail>
            <Item>
              <Link to={`/product/${productId}`}>{name}</Link>
              <Small>{facts[index]?.size ?? size}</Small>
              <Small>{[carrier && `Carried by ${carrier}`, trackingNumber].filter(Boolean).join(', ')}</Small>
            </Item>
            <span>{`${formatCount(quantity)} × ${formatRupees(unitPrice)}`}</span>
            <Amount>{formatRupees(quantity * unitPrice)}</Amount>
          </li>
        ))}
      </Items>
      <Total>
        Total <strong>{formatRupees(total)}</strong>
      </Total>
      <Question>
        <Link
          to={`/contact?${new URLSearchParams({ about: `Order ${id}`, subject: 'order' })}`}
          aria-label={`Ask about this order, ${id}`}
        >
          Ask about this order
        </Link>
      </Question>
      {(status === 'dispatched' || status === 'delivered') && (
        <ReturnItems order={order} facts={facts} request={request} />
      )}
      <OrderAgain order={order} request={request} />
    </Entry>
  );
}

const Entry = styled.li`
  margin-bottom: ${space(5)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
`;

const Head = styled.div`
  ${row([1, 2])}

  h3 {
    white-space: nowrap;
  }

  time {
    flex-basis: 100%;
    color: ${color.muted};
    font-size: ${size.small};

    @media (min-width: 480px) {
      flex-basis: auto;
      margin-left: auto;
    }
  }
`;

const Amount = styled.span``;

const Item = styled.div``;

/* Has the size of the picture, which is loaded later. */
const Thumbnail = styled.div`
  grid-row: span 2;
  width: 48px;
  height: 60px;
  background: ${color.sand};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Items = styled.ul`
  margin: ${space(2)} 0;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${space(2)};
    padding: ${space(1)} 0;
    font-variant-numeric: tabular-nums;
  }

  /* Reserves a line for the size, which is loaded later. */
  ${Item} {
    grid-column: 2 / -1;
    min-height: 50px;
  }

  p:empty {
    display: none;
  }

  a {
    text-decoration-color: ${color.line};
  }

  ${hovered(`color: ${color.madder}; text-decoration-color: currentcolor;`, 'a:hover')}

  span {
    color: ${color.muted};
  }

  @media (min-width: 480px) {
    li {
      grid-template-columns: auto minmax(0, 1fr) 140px 112px;
    }

    ${Item} {
      grid-column: auto;
    }

    span {
      text-align: right;
    }
  }

  ${Amount} {
    color: ${color.ink};
    text-align: right;
  }
`;

const Question = styled(Small)`
  /* Enlarges the touch target. */
  a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;

  strong {
    font: 600 ${size.h3} / 1.3 ${font.text};
  }
`;
