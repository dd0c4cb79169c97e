import type { Letter } from '@tanabana/shop/mail/mailLink';
import { plainLine } from '@tanabana/shop/mail/plainText';
import { formatCount } from '@tanabana/shop/text/formatCount';
import { longDate } from '@tanabana/shop/text/longDate';
import type { Order } from './orders';
import type { OrderedFacts } from './reorder';

/** What the shop needs to know to answer a return (§9: 30 days, refunds in 5-7 business days). */
export const NEEDED = [
  'how many units of each product you return, and why',
  'whether they are unused and in their packing',
  'photographs in the carton, if something arrived broken or faulty',
  'whether you want a refund, a replacement or an exchange',
  'the address from which the parcels leave, and a telephone number',
] as const;

/** The shopper fills in what the order does not know. */
export function returnLetter(order: Order, facts: readonly OrderedFacts[], name: string): Letter {
  const { id, placedAt, items } = order;
  const lines = items.flatMap((item, index) => {
    const size = facts[index]?.size ?? item.size;
    const title = plainLine(item.name) + (size ? `, ${plainLine(size)}` : '');
    return [title, `  ordered: ${formatCount(item.quantity)}`, '  to return: ', '  reason: ', ''];
  });
  return {
    subject: `Return of order ${id}`,
    body: [
      `I would like to return goods of order ${id} of ${longDate(new Date(placedAt), 'local')}.`,
      '',
      ...lines,
      'Unused and in their packing (yes or no): ',
      'Broken or faulty (photographs are attached): ',
      'Refund, replacement or exchange: ',
      'Address of the parcels and telephone: ',
      '',
      plainLine(name),
      '',
    ].join('\n'),
  };
}
