import { MINIMUM_ORDER_QUANTITY } from './cart';

export interface Weeks {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the weeks to make the minimum order quantity in a size.
 * @param making weeks in the size that takes least and in the one that takes most
 * @param weeks weeks in the size; undefined if no size is chosen, or all sizes take the same time
 */
export function weeksOfSize(making: Weeks, weeks: number | undefined): Weeks {
  return weeks === undefined ? making : { from: weeks, to: weeks };
}

/** As in `4 to 6 weeks`, or `about 20 weeks` if both are the same. */
export function weeksText({ from, to }: Weeks): string {
  return from === to ? `about ${to} weeks` : `${from} to ${to} weeks`;
}

/** Formats the weeks in which the minimum order quantity is made, as in `4 to 6 weeks for 25 units`. */
export function batchText(weeks: Weeks): string {
  return `${weeksText(weeks)} for ${MINIMUM_ORDER_QUANTITY} units`;
}

/**
 * Describes what is in stock.
 * @param dispatchTime setting of the shop, as in `48 hours`
 */
export function inStockText(dispatchTime: string | undefined, what = 'In stock'): string {
  return dispatchTime ? `${what}: dispatched within ${dispatchTime}` : what;
}
