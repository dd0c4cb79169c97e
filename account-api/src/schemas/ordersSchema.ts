import type { Static } from 'typebox';
import { ORDER_STATUSES } from '../orders/orderStatus';
import { timestamp } from './fields';

const rupees = { type: 'integer', description: 'Whole rupees' } as const;

export type OrderItem = Static<typeof itemSchema>;
const itemSchema = {
  type: 'object',
  required: ['productId', 'name', 'quantity', 'unitPrice'],
  additionalProperties: false,
  properties: {
    productId: { type: 'integer' },
    name: { type: 'string' },
    quantity: { type: 'integer' },
    unitPrice: rupees,
  },
} as const;

export type Order = Static<typeof orderSchema>;
const orderSchema = {
  type: 'object',
  required: ['id', 'placedAt', 'status', 'items', 'total'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    placedAt: timestamp,
    status: { type: 'string', enum: ORDER_STATUSES },
    items: { type: 'array', items: itemSchema },
    total: rupees,
  },
} as const;

export const ordersSchema = {
  type: 'object',
  required: ['orders'],
  additionalProperties: false,
  properties: { orders: { type: 'array', items: orderSchema } },
} as const;
