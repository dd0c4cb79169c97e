import * as v from 'valibot';
import { deployManifestSchema, manifestFaults, type DeployManifest } from './deployManifest';

const HASH = 'A'.repeat(64);
const described = { integrity: `sha384-${HASH}`, bytes: 10 };

const cart = (changes: Partial<DeployManifest> = {}): DeployManifest => ({
  name: 'cart',
  version: '1.0.0-0123456789',
  owner: 'Cart team',
  contracts: { page: 1, events: 1 },
  singletons: {},
  routes: [],
  entry: 'entry.0123456789.js',
  exposes: {},
  serverModules: {},
  files: { 'browser/entry.0123456789.js': described },
  ...changes,
});

const withFile = (file: string, changes: Partial<typeof described & { brotliBytes: number }> = {}) =>
  cart({ files: { ...cart().files, [file]: { ...described, ...changes } } });

test('accepts files as a build names and describes them', () => {
  expect(manifestFaults(cart())).toEqual([]);
  expect(manifestFaults(withFile('browser/pictures/rug-1_x.0123456789.webp'))).toEqual([]);
  expect(manifestFaults(withFile('browser/main.0123456789.js', { brotliBytes: 12 }))).toEqual([]);
  expect(manifestFaults(withFile('server/a.cjs', { integrity: 'sha512-AAAA' }))).toEqual([]);
});

test.each([
  ['entry', { entry: '../../evil.js' }, 'its entry is "browser/../../evil.js"'],
  ['entry', { entry: 'https://evil.example/x.js' }, 'its entry is "browser/https://evil.example/x.js"'],
  ['worker', { worker: 'worker.js' }, 'its worker is "browser/worker.js"'],
  ['script', { exposes: { './pages/cart': ['//evil.example/x.js'] } }, 'its script of ./pages/cart is'],
  [
    'server module',
    { serverModules: { './pages/cart': '../../../accounts/token-signing.key' } },
    'its server module of ./pages/cart is "../../../accounts/token-signing.key"',
  ],
  ['record', { records: { prices: '../entry.js' } }, 'its record prices is "browser/../entry.js"'],
  ['asset', { assets: { 'favicon.svg': 'favicon.svg' } }, 'its asset favicon.svg is'],
])('refuses a manifest whose %s is not among its files', (_what, changes, reason) => {
  expect(manifestFaults(cart(changes))).toEqual([
    expect.stringMatching(
      /^TB-STORE-013: cart 1\.0\.0-0123456789: .* is not among its files \(Cart team\)\.$/,
    ),
  ]);
  expect(manifestFaults(cart(changes))[0]).toContain(reason);
});

test.each([
  '../../../accounts/token-signing.key',
  'browser/../../x.js',
  'browser/./x.js',
  'browser//x.js',
  '/browser/x.js',
  'browser/.env',
  'browser\\..\\x.js',
  'browser/x.js\n',
  'deploy.json',
  'https://evil.example/x.js',
])('refuses %j as path of a file', (file) => {
  expect(manifestFaults(withFile(file))).toEqual([
    `TB-STORE-013: cart 1.0.0-0123456789: ${JSON.stringify(file)} is no path of a file (Cart team).`,
  ]);
});

test.each(['', HASH, 'sha384-', `sha384-${HASH}"`, `sha384-${HASH}A`, 'md5-AAAA', 'sha512-A A'])(
  'refuses %j as integrity',
  (integrity) => {
    expect(manifestFaults(withFile('server/a.cjs', { integrity }))).toEqual([
      'TB-STORE-013: cart 1.0.0-0123456789: the integrity of "server/a.cjs" is no hash (Cart team).',
    ]);
  },
);

test.each([-1, 1.5, NaN, Infinity, 1e308, 2 ** 53])('refuses %d as size', (size) => {
  expect(manifestFaults(withFile('server/a.cjs', { bytes: size }))).toEqual([
    `TB-STORE-013: cart 1.0.0-0123456789: "server/a.cjs" cannot have ${size} bytes (Cart team).`,
  ]);
  expect(manifestFaults(withFile('server/a.js', { brotliBytes: size }))).not.toEqual([]);
});

test('refuses a file whose compressed size exceeds its size', () => {
  expect(manifestFaults(withFile('server/a.js', { brotliBytes: 20_000 }))).toEqual([
    expect.stringContaining('cannot have 20000 bytes compressed and 10 otherwise'),
  ]);
});

const isAccepted = (budgets: unknown) => v.is(deployManifestSchema, { ...cart(), budgets });

test.each([undefined, { scriptsOfPage: 1 }, { scriptsOfPage: 1, longTasks: 0 }])(
  'accepts the budgets %j',
  (budgets) => {
    expect(isAccepted(budgets)).toBe(true);
  },
);

test.each([-1, 1.5, '8'])('rejects %j as the number of long tasks', (longTasks) => {
  expect(isAccepted({ scriptsOfPage: 1, longTasks })).toBe(false);
});
