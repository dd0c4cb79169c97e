/** @jest-environment node */
import { setImmediate } from 'node:timers/promises';
import { inlineRenderer } from '../../test/inlineRenderer';
import { openStorefront, openTestShop } from '../../test/testShop';

/** Opens a shop whose first release is live. The renderer records the pages of each release, and can stop responding. */
async function recordingShop(prerenderMs: number) {
  const shop = await openTestShop();
  await shop.promoted(1);
  const rendered: (readonly [release: string, address: string])[] = [];
  const state = { isSilent: false };
  const app = await openStorefront(shop, {
    development: {
      prerenderMs,
      openRenderer: (handlers) => {
        const { render, ...others } = inlineRenderer(shop.context)(handlers);
        return {
          ...others,
          render: (served, owner, task) => {
            rendered.push([served.release.id, task.address]);
            return state.isSilent ? new Promise(() => undefined) : render(served, owner, task);
          },
        };
      },
    },
  });
  const isLive = async (id: string) =>
    (await app.inject('/readyz')).json<{ release: string }>().release === id;
  return {
    ...shop,
    app,
    state,
    addressesOf: (id: string) => rendered.flatMap(([release, address]) => (release === id ? [address] : [])),
    untilLive: async (id: string) => {
      while (!(await isLive(id))) await setImmediate();
    },
  };
}

test('the most requested pages of a release are cached before the release is served', async () => {
  const { app, promoted, untilLive, addressesOf } = await recordingShop(20_000);
  for (const address of ['/open?q=1', '/open', '/open', '/cart', '/nowhere']) await app.inject(address);
  const { id } = await promoted(2);
  await untilLive(id);
  expect(addressesOf(id)).toEqual(['/open', '/open?q=1']);

  const { body, headers } = await app.inject('/open');
  expect(body).toContain('version 2');
  expect(headers['x-tanabana-release']).toBe(id);
  expect(addressesOf(id)).toEqual(['/open', '/open?q=1']);
});

test('a release is served after the time limit when the renderer does not respond', async () => {
  const { app, promoted, untilLive, addressesOf, state } = await recordingShop(50);
  await app.inject('/open');
  state.isSilent = true;
  const { id } = await promoted(2);
  const start = performance.now();
  await untilLive(id);
  expect(addressesOf(id)).toEqual(['/open']);
  expect(performance.now() - start).toBeLessThan(1_000);
});
