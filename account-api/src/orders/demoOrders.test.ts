import { demoOrders } from './demoOrders';

describe('the demo orders', () => {
  const orders = demoOrders(new Date('2025-10-01T09:00:00Z'));
  const items = orders.flatMap((order) => order.items);

  test('keep the minimum of 25 of each item, in multiples of it (§9)', () => {
    for (const { quantity } of items) {
      expect(quantity).toBeGreaterThanOrEqual(25);
      expect(quantity % 25).toBe(0);
    }
  });

  test('keep to the prices and ids of handicraft items (§3, §9)', () => {
    for (const { unitPrice, productId } of items) {
      expect(unitPrice).toBeGreaterThanOrEqual(750);
      expect(unitPrice).toBeLessThanOrEqual(4500);
      expect(productId).toBeGreaterThan(30_000);
      expect(productId).toBeLessThanOrEqual(30_012);
    }
  });

  test('leave no order waiting longer than the promised 48 hours for its dispatch (§9)', () => {
    const waiting = orders.filter(({ status }) => status === 'placed' || status === 'confirmed');
    expect(waiting).toHaveLength(2);
    for (const { placedAt } of waiting) expect(placedAt >= '2025-09-29T09:00:00Z').toBe(true);
  });
});
