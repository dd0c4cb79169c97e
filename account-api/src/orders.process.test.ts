import { newPerson } from '../test/apiClient';
import { describeOnEachDatabase } from '../test/describeOnEachDatabase';
import { startApi, type RunningApi } from '../test/startApi';

describeOnEachDatabase('orders', (database) => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi(database());
  });
  afterAll(() => api.stop());

  test('are sent only to their owner', async () => {
    const demo = (await api.send('POST', '/auth/demo-login')).body;
    const token = await api.register(newPerson());
    expect((await api.get('/orders/my', demo.token!)).body.orders).toHaveLength(5);
    expect((await api.get('/orders/my', token)).body).toEqual({ orders: [] });
    const asked = `/orders/my?accountId=${demo.user!.id}&id=${demo.user!.id}`;
    expect((await api.get(asked, token)).body).toEqual({ orders: [] });
  });

  test('are listed newest first, with their items and their total', async () => {
    const { token } = (await api.send('POST', '/auth/demo-login')).body;
    const { orders } = (await api.get('/orders/my', token!)).body;
    const dates = orders!.map(({ placedAt }) => String(placedAt));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(orders![0]).toEqual({
      id: 'TB-24117',
      placedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      status: 'placed',
      items: [
        { productId: 30001, name: 'Blue Pottery Vase with Lotus Vine', quantity: 50, unitPrice: 1250 },
        { productId: 30009, name: 'Khurja Garden Mugs', quantity: 50, unitPrice: 780 },
      ],
      total: 101_500,
    });
  });
});
