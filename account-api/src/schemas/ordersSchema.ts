import type { Static } from 'typebox';
import { timestamp } from './fields';
import { objectSchema } from './objectSchema';

const rupees = { type: 'integer', description: 'Whole rupees' } as const;

export type OrderItem = Static<typeof itemSchema>;
const itemSchema = objectSchema(['productId', 'name', 'quantity', 'unitPrice'], {
  productId: { type: 'integer' },
  name: { type: 'string' },
  quantity: { type: 'integer' },
  unitPrice: rupees,
});

export type Order = Static<typeof orderSchema>;
const orderSchema = objectSchema(['id', 'placedAt', 'status', 'items', 'total'], {
  id: { type: 'string' },
  placedAt: timestamp,
  status: { type: 'string', enum: ['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled'] },
  items: { type: 'array', items: itemSchema },
  total: rupees,
});

export const ordersSchema = {
  ...objectSchema(['orders'], { orders: { type: 'array', items: orderSchema } }),
  description: 'The orders',
} as const;
