import { PassThrough } from 'node:stream';
import { builtName } from '@tanabana/releases/versions/builtDeployable.testing';
import { contentHash } from '@tanabana/releases/versions/namedByContent';
import { createHttpServer } from '@tanabana/http/createHttpServer';
import ts from 'typescript';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { createSourcePositions } from './sourcePositions';
import { verify } from './verify/verify';
import { inlineRenderer } from '../test/inlineRenderer';
import { cartBuild, openTestShop, TEST_SECRET, versionOf } from '../test/testShop';
import { createServices } from '../server/services/createServices';
import { assets } from '../server/files/assets';
import { pages } from '../server/pages/pages';
import { reports } from '../server/reports/reports';

const SOURCE = 'mfe-cart/src/pages/cart/page.tsx';

/** Source of a page whose component runs `fault` in line 6. */
const pageWith = (fault: string) => `import { createElement } from 'react';
interface Data { readonly lines: number }
type Described = { readonly title: string };
export default {
  Component: ({ data }: { data: Data }) => {
    ${fault}
    return createElement('p', null, data.lines);
  },
  load: () => ({ lines: 2 }),
  meta: (): Described => ({ title: 'Cart' }),
};
`;

function compiled(file: string, source: string) {
  const { outputText, sourceMapText = '' } = ts.transpileModule(source, {
    compilerOptions: { sourceMap: true, module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const code = outputText.replace(/\/\/# sourceMappingURL.*/, '');
  const map = JSON.stringify({ ...(JSON.parse(sourceMapText) as object), sources: [SOURCE] });
  return { [file]: code, [`server/maps/${builtName(file, code)}.${contentHash(map)}.map`]: map };
}

/**
 * Opens a shop whose remote `cart` fails. Returns the shop, the server, and a function that waits for a line of the
 * server's log.
 */
async function failingShop(fault: string, rendersApart = false) {
  const shop = await openTestShop();
  const files = {
    ...compiled('server/pages-cart.cjs', pageWith(fault)),
    ...compiled('browser/pages-cart.js', pageWith(fault)),
  };
  const release = await shop.compose([cartBuild(2, '', {}, files)]);
  const cart = release.remotes.cart!;
  await shop.promote(release.id);
  const stream = new PassThrough();
  const lines: Record<string, unknown>[] = [];
  stream.on('data', (line: Buffer) => lines.push(JSON.parse(String(line)) as Record<string, unknown>));
  const app = createHttpServer({}, { logger: { level: 'info', stream } });
  const services = createServices(app, {
    context: shop.context,
    secret: TEST_SECRET,
    currentSeed: () => 1,
    random: () => 0,
    now: () => 0,
    renders: 1,
    development: {
      renderLimits: { maxBlockedMs: 1_000, maxMemoryBytes: 400e6 },
      ...(!rendersApart && { openRenderer: inlineRenderer(shop.context) }),
    },
  });
  await app.register(assets, { ...services, artefacts: shop.context.artefacts });
  await app.register(reports, services);
  await app.register(pages, services);
  const logged = async (title: string) => {
    for (let ask = 0; ask < 1_000 && !lines.some(({ msg }) => msg === title); ask += 1)
      await app.inject('/nothing');
    return lines.find(({ msg }) => msg === title);
  };
  return { ...shop, app, cart, release, logged };
}

test('a failed render is logged with its page, expose, request and position in the source', async () => {
  const { app, release, logged } = await failingShop("throw new Error('no lines');");
  const { statusCode } = await app.inject('/cart');
  expect(statusCode).toBe(503);
  const line = await logged('A remote failed on the server');
  expect(line).toMatchObject({
    release: release.id,
    route: '/cart',
    expose: './pages/cart',
    remote: 'cart',
    version: versionOf(2),
    requestId: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
  });
  expect(line?.message).toMatch(
    /^Error: no lines\n +at Component \(mfe-cart\/src\/pages\/cart\/page\.tsx:6:11\)/,
  );
});

test('code that does not yield is logged with its page, request and position in the source', async () => {
  const { app, logged } = await failingShop('for (;;);', true);
  try {
    await app.inject('/cart');
    expect(await logged('Code of a remote ended its process')).toMatchObject({
      route: '/cart',
      remote: 'cart',
      requestId: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
      message: expect.stringMatching(
        /^it did not yield within 1 s\n {4}at mfe-cart\/src\/pages\/cart\/page\.tsx:6:/,
      ) as unknown,
    });
  } finally {
    await app.close();
  }
});

test('a failure that a browser reports is logged with its position in the source', async () => {
  const { app, cart, logged } = await failingShop("throw new Error('no lines');");
  await app.inject('/nothing');
  const [script = ''] = cart.exposes['./pages/cart'] ?? [];
  const stack = `Error: no lines\n    at t (https://shop.example/assets/cart/${script}?r=1:6:15)`;
  const payload = {
    ...{ remote: 'cart', version: cart.version, expose: './pages/cart' },
    ...{ kind: 'render', message: 'no lines', stack },
  };
  await app.inject({ method: 'POST', url: '/_failures', payload });
  expect(await logged('A remote failed in a browser')).toMatchObject({
    failure: { stack: `Error: no lines\n    at t (${SOURCE}:6:11)` },
  });
});

test('verify prints whole stacks with positions in the source', async () => {
  const { context, release } = await failingShop("throw new Error('no lines');");
  await expect(verify(context, release)).rejects.toThrow(
    /\/cart does not render: no lines \(Cart team\)\.\n +at Component \(mfe-cart\/src\/pages\/cart\/page\.tsx:6:11\)\n +at /,
  );
});

test('source maps are not public', async () => {
  const { app, cart } = await failingShop('');
  const maps = Object.keys(cart.files).filter((file) => file.endsWith('.map'));
  expect(maps).toHaveLength(2);
  for (const map of maps)
    for (const address of [map, map.replace('server/', ''), `../${map}`, `x/../../${map}`, `%2e%2e/${map}`]) {
      const { statusCode, body } = await app.inject(`/assets/cart/${address}`);
      expect([address, statusCode]).toEqual([address, 404]);
      expect(body).not.toContain('mappings');
    }
});

test('a position without a source keeps its text, even if it begins like another', async () => {
  const file = 'browser/pages-cart.0123456789.js';
  // The second segment, from column 10 on, has no source.
  const map = JSON.stringify({ version: 3, sources: [SOURCE], names: [], mappings: 'AAAA,U' });
  const positions = createSourcePositions({ read: () => Promise.resolve(Buffer.from(map)) });
  const manifest = { name: 'cart', files: { [`server/maps/${file}.4add2a1139.map`]: {} } };
  const at = (column: number) => `https://shop.example/assets/cart/pages-cart.0123456789.js:1:${column}`;
  const text = await positions(`${at(20)} ${at(2)}`, [manifest as unknown as DeployManifest]);
  expect(text).toBe(`${at(20)} ${SOURCE}:1:1`);
});
