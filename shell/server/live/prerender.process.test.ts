import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { builtName, newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { FolderObjects } from '@tanabana/releases/stores/folderObjects';
import { ReadCache } from '@tanabana/releases/stores/readCache';
import { counted } from '../../test/counted';
import { inlineRenderer } from '../../test/inlineRenderer';
import { cartBuild, openStorefront, openTestShop, pageSaying } from '../../test/testShop';
import { Metrics } from '../telemetry/metrics';

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

test('a release is served when the files that its sample addresses read have been downloaded, and the pages are cached', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const { artefacts } = shop.context;
  const [file, lines] = ['lines.json', '{ "lines": 7 }'];
  const load = `async () => (await fetch('/assets/cart/${builtName(file, lines)}')).json()`;
  const route = { path: '/sample', expose: './pages/cart', fragments: [], samples: ['/sample'] };
  const release = await shop.compose([
    cartBuild(2, pageSaying('two', { load }), { routes: [route] }, { [`browser/${file}`]: lines }),
  ]);

  const metrics = new Metrics();
  const cached = new ArtefactStore(new ReadCache(artefacts.objects, new FolderObjects(newFolder())));
  const app = await openStorefront(
    { context: { ...shop.context, artefacts: cached } },
    { rendersApart: true, metrics, development: { prerenderMs: 1_000 } },
  );
  await app.inject('/cart');
  const read = artefacts.objects.read.bind(artefacts.objects);
  jest.spyOn(artefacts.objects, 'read').mockImplementation(async (key) => {
    if (key.includes('lines')) await delay(1_500);
    return read(key);
  });
  await shop.promote(release.id);
  while ((await app.inject('/readyz')).json<{ release: string }>().release !== release.id) await delay(10);
  const hits = () => counted(metrics, 'tanabana_document_lookups_total', { outcome: 'hit' });
  const before = await hits();
  const { body } = await app.inject('/sample');
  const after = await hits();
  await app.close();
  expect(body).toContain('two 7');
  expect(after - before).toBe(1);
});
