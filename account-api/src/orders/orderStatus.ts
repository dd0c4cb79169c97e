export const ORDER_STATUSES = ['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
