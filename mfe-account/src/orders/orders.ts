import * as v from 'valibot';
import type { Send } from '../service/accountService';

/** In rupees. */
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

const orderSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  placedAt: v.pipe(v.string(), v.isoTimestamp()),
  invoiceNumber: v.optional(v.pipe(v.string(), v.nonEmpty())),
  status: v.picklist(['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled']),
  items: v.array(
    v.object({
      productId: v.pipe(v.number(), v.safeInteger()),
      name: v.string(),
      quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      unitPrice: amount,
    }),
  ),
  total: amount,
});

export type Order = v.InferOutput<typeof orderSchema>;

const answerSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ orders: v.array(v.unknown()) }),
    v.transform(({ orders }) => orders),
  ),
]);

/**
 * Parses a list of orders, or an object with an `orders` list (§7). Skips invalid orders.
 * @internal
 */
export function parseOrders(answer: unknown): readonly Order[] {
  const list = v.safeParse(answerSchema, answer);
  if (!list.success) return [];
  return list.output.flatMap((candidate) => {
    const order = v.safeParse(orderSchema, candidate);
    return order.success ? [order.output] : [];
  });
}

/** Fetches the signed-in user's orders. A failure counts as an empty list (§7). */
export async function fetchOrders(send: Send): Promise<readonly Order[]> {
  try {
    return parseOrders(await send('GET', '/orders/my'));
  } catch {
    return [];
  }
}
