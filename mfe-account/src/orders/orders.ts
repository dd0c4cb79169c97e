import * as v from 'valibot';
import type { Send } from '../service/accountService';

/** In rupees. */
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A text that a service may lack. Another value counts as missing. */
const optionalText = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined);

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
      size: optionalText,
      carrier: optionalText,
      trackingNumber: optionalText,
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
 * The response is a list, or an object with the list `orders` (§7). Skips invalid orders.
 * @throws if the request fails, or the response has another form
 */
export async function fetchOrders(send: Send): Promise<readonly Order[]> {
  return v.parse(answerSchema, await send('GET', '/orders/my')).flatMap((candidate) => {
    const order = v.safeParse(orderSchema, candidate);
    return order.success ? [order.output] : [];
  });
}
