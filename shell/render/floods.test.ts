/** @jest-environment node */
import type { RenderResult, RenderTask } from './renderTask';
import { TooManyRenders } from './renderTask';
import { inlineRenderer } from '../test/inlineRenderer';
import { cartBuild, openStorefront, openTestShop, pageSaying } from '../test/testShop';

/** Opens a shop whose remote `cart` declares one query parameter. The renderer records renders and can refuse them. */
async function countingShop() {
  const shop = await openTestShop();
  const routes = [{ path: '/cart', expose: './pages/cart', fragments: [], query: ['size'] }];
  const release = await shop.compose([cartBuild(2, pageSaying('cart'), { routes })]);
  await shop.promote(release.id);
  const tasks: RenderTask[] = [];
  const state = { isBusy: false };
  let now = 0;
  const app = await openStorefront(shop, {
    now: () => now,
    development: {
      openRenderer: (handlers) => {
        const { render, ...others } = inlineRenderer(shop.context)(handlers);
        return {
          ...others,
          render: (served, owner, task): Promise<RenderResult> => {
            tasks.push(task);
            if (state.isBusy) return Promise.reject(new TooManyRenders('too many'));
            return render(served, owner, task);
          },
        };
      },
    },
  });
  return { app, tasks, state, passTime: (time: number) => (now += time) };
}

test('undeclared query parameters cause no further document or render', async () => {
  const { app, tasks } = await countingShop();
  for (let flood = 0; flood < 50; flood += 1) {
    expect((await app.inject(`/cart?f=${flood}&utm_source=mail`)).statusCode).toBe(200);
  }
  await app.inject('/cart?f=1&size=5&size=5');
  await app.inject('/cart?size=5');
  expect(tasks.map(({ address }) => address)).toEqual(['/cart', '/cart?size=5']);
});

test('when the queue is full, the last good document or 503 with Retry-After is served', async () => {
  const { app, state, passTime } = await countingShop();
  const whole = await app.inject('/cart');
  state.isBusy = true;
  passTime(60_001);
  const again = await app.inject('/cart?f=7');
  expect([again.statusCode, again.headers['x-tanabana-fallback']]).toEqual([200, 'last-good-document']);
  expect(again.body).toBe(whole.body);

  const refused = await app.inject('/nowhere');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.body).toContain('We have many visitors right now.');
  expect(refused.headers['cache-control']).toBe('private, no-store, no-transform');
});
