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
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return [
    {
      id: 'TB-24117',
      placedAt: daysAgo(0.06),
      status: 'placed',
      items: [
        item(30001, 'Blue Pottery Vase with Lotus Vine', 50, 1250),
        item(30009, 'Khurja Garden Mugs, Pair', 50, 780),
      ],
    },
    {
      id: 'TB-24092',
      placedAt: daysAgo(1.4),
      status: 'confirmed',
      items: [item(30005, 'Channapatna Stacking Rings', 100, 890)],
    },
    {
      id: 'TB-24038',
      placedAt: daysAgo(6.2),
      status: 'dispatched',
      items: [
        item(30004, 'Engraved Brass Urli', 25, 1950),
        item(30011, 'Sabai Grass Basket with Lid', 75, 780),
        item(30012, 'Wheat-straw Marquetry Box', 50, 1350),
      ],
    },
    {
      id: 'TB-23871',
      placedAt: daysAgo(31.7),
      status: 'delivered',
      items: [
        item(30002, 'Bastar Dhokra Elephant', 25, 1850),
        item(30007, 'Phulkari Lozenge Cushion Cover', 50, 1150),
      ],
    },
    {
      id: 'TB-23704',
      placedAt: daysAgo(58.3),
      status: 'cancelled',
      items: [item(30010, 'Papier-mâché Box, Flowers on Black', 50, 980)],
    },
  ];
}
