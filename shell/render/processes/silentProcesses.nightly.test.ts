/** @jest-environment node */
import { rollback } from '@tanabana/releases/deployments/deployReleases';
import { closeIsolationShops, openIsolationShop } from '../../test/isolationShop';
import { renderProcessIds } from '../../test/renderProcessIds';

afterEach(closeIsolationShops);

/** Limits of a render process. A process that does not respond is replaced after four times `maxBlockedMs` plus 3 s. */
const LIMITS = { maxBlockedMs: 500, maxMemoryBytes: 400e6 };

/** Code with a prototype pollution vulnerability: it merges a parsed object without checking the keys. */
const POLLUTION = `
const merge = (target, source) => {
  for (const key of Object.keys(source)) {
    if (typeof source[key] === 'object') merge((target[key] ??= {}), source[key]);
    else target[key] = source[key];
  }
};
merge(structuredClone({}), JSON.parse('{"__proto__":{"issues":{"0":{"message":"polluted"}}}}'))`;

async function waitFor(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test.each([0, 1, 2])('a stopped process (number %d) blocks no page and no promotion', async (stopped) => {
  const { shop, deployments, good, bad, read, live } = await openIsolationShop({}, LIMITS);
  await read('/cart');
  await waitFor(() => renderProcessIds().length === 3);
  const id = renderProcessIds()[stopped] ?? 0;
  process.kill(id, 'SIGSTOP');
  await shop.promote(bad.id);
  await live(bad.id);
  const pages = await Promise.all([1, 2, 3].map((post) => read(`/post/${post}`)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read('/personal')).body).toContain('cart 2');
  await rollback(deployments, good.id);
  await live(good.id);
  expect((await read('/personal')).body).toContain('cart 1');
  await waitFor(() => !renderProcessIds().includes(id) && renderProcessIds().length === 3);
});

test('a version that pollutes prototypes blocks no process', async () => {
  const { shop, deployments, good, bad, read, live } = await openIsolationShop({ inPage: POLLUTION }, LIMITS);
  await shop.promote(bad.id);
  await live(bad.id);
  for (const path of ['/cart', '/personal', '/open', '/open?q=1', '/post/1', '/front']) {
    const { status, level } = await read(path);
    expect({ path, status, level }).toEqual({ path, status: 200, level: null });
  }
  await rollback(deployments, good.id);
  await live(good.id);
  expect((await read('/cart')).body).toContain('cart 1');
});
