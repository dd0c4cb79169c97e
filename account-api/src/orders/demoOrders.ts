import type { Order, OrderItem } from '../schemas/ordersSchema';

const DAY_MS = 24 * 60 * 60 * 1000;

const item = (productId: number, name: string, quantity: number, unitPrice: number): OrderItem => ({
  productId,
  name,
  quantity,
  unitPrice,
});

/** Orders of the demo account, newest first: one in each status, in bulk quantities (§9). */
export function demoOrders(now: Date): Omit<Order, 'total'>[] {
  const order = (id: string, daysAgo: number, status: Order['status'], items: OrderItem[]) => ({
    id,
    placedAt: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
    status,
    items,
  });
  return [
    order('TB-24117', 0.06, 'placed', [
      item(30001, 'Blue Pottery Vase with Lotus Vine', 50, 1250),
      item(30009, 'Khurja Garden Mugs, Pair', 50, 780),
    ]),
    order('TB-24092', 1.4, 'confirmed', [item(30005, 'Channapatna Stacking Rings', 100, 890)]),
    order('TB-24038', 6.2, 'dispatched', [
      item(30004, 'Engraved Brass Urli', 25, 1950),
      item(30011, 'Sabai Grass Basket with Lid', 75, 780),
      item(30012, 'Wheat-straw Marquetry Box', 50, 1350),
    ]),
    order('TB-23871', 31.7, 'delivered', [
      item(30002, 'Bastar Dhokra Elephant', 25, 1850),
      item(30007, 'Phulkari Lozenge Cushion Cover', 50, 1150),
    ]),
    order('TB-23704', 58.3, 'cancelled', [item(30010, 'Papier-mâché Box, Flowers on Black', 50, 980)]),
  ];
}
