import { MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { ONLY_SIZE } from '@tanabana/runtime/cart/productDefaults';
import { contentsText } from '@tanabana/runtime/cart/contentsText';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import type { Reorder } from './reorder';

/** Describes each difference between an order and its reorder. */
export function reorderNotes({ lines, gone }: Reorder): readonly string[] {
  return [
    ...gone.map((name) => `${name} is no longer available.`),
    ...lines.flatMap(({ item: { title, size, price }, isRaised, isSizeAssumed, formerPrice }) => [
      ...(isRaised ? [`${title}: raised to the minimum of ${MINIMUM_ORDER_QUANTITY} units.`] : []),
      ...(isSizeAssumed ? [`${title}: the order has no size, so we chose ${size}.`] : []),
      ...(formerPrice === undefined
        ? []
        : [`${title} costs ${formatRupees(price)} now, not ${formatRupees(formerPrice)}.`]),
    ]),
  ];
}

/** Names a line: `25 × Brass Urli, 9 in`. */
export function lineText({ item: { title, size, quantity } }: Reorder['lines'][number]): string {
  return `${quantity.toLocaleString('en-IN')} × ${title}${size === ONLY_SIZE ? '' : `, ${size}`}`;
}

export interface Outcome {
  readonly text: string;
  readonly notes: readonly string[];
  readonly isDone: boolean;
}

export function outcomeOf(plan: Reorder): Outcome {
  const items = plan.lines.map(({ item }) => item);
  const isDone = items.length > 0;
  return {
    text: isDone
      ? `Added to your cart: ${contentsText(items)}.`
      : 'Nothing in this order is available any more.',
    notes: reorderNotes(plan),
    isDone,
  };
}
