/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Finding } from '../../cli/doctor/finding';
import { openMachines } from '../../test/edge/openMachines';
import { startEdge, type Change } from '../../test/edge/startEdge';
import { ROOT } from '../../test/publishPresentSources';
import { foreignFolder } from '../../test/image';

jest.setTimeout(180_000);

let machines: Awaited<ReturnType<typeof openMachines>>;

beforeAll(async () => {
  machines = await openMachines();
});
afterAll(() => machines.stop());

/** Runs `doctor` as an operator does. @returns what failed: the check and the explanation */
async function failed(changes: readonly Change[]): Promise<Readonly<Record<string, string>>> {
  const edge = await startEdge(machines.origins, changes);
  const words = ['cli/main.ts', 'doctor', '--json', '--cdn', `${edge.origin}/cart`];
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', ...words], {
    cwd: `${ROOT}/shell`,
    env: {
      ...process.env,
      NODE_EXTRA_CA_CERTS: edge.certificate,
      DATA_DIR: foreignFolder(),
      RELEASES_BUCKET: '',
    },
  }).catch((error: unknown) => error as { readonly stdout: string });
  await edge.stop();
  const findings = JSON.parse(stdout) as Finding[];
  return Object.fromEntries(findings.flatMap(({ promise, fault }) => (fault ? [[promise, fault]] : [])));
}

test('the reference configurations pass all checks', async () => {
  expect(await failed([])).toEqual({});
});

const TTL = '  # stale-if-error=600';
const PROXY = "    proxy_set_header Connection '';";
const PASSED = '  if (req.url ~ "^/(api/|livez|readyz|healthz)") {';

test.each<[what: string, promise: string, words: string, ...changes: Change[]]>([
  [
    'Varnish removes Vary',
    'passes on Vary of pages',
    'make the CDN pass on Vary',
    ['shop.vcl', TTL, '  unset beresp.http.Vary;'],
  ],
  [
    'Varnish caches pages for a minute',
    'caches pages for one second only',
    'make the CDN obey s-maxage',
    ['shop.vcl', TTL, '  set beresp.ttl = 60s;'],
  ],
  [
    'Varnish ignores the cookies that select a release',
    'sends no cached page to a visitor with a preview',
    'part of the cache key',
    ['shop.vcl', 'tanabana_(preview|canary)', 'tanabana_(nothing)'],
  ],
  [
    'Varnish removes a parameter that a page declares',
    'passes on query parameters',
    'Servers do not receive q',
    ['shop.vcl', '|q|', '|'],
  ],
  [
    'Varnish caches the account service',
    'does not cache the account service',
    'exclude /api/ from the cache',
    [
      'shop.vcl',
      TTL,
      '  if (bereq.url ~ "^/api/") { unset beresp.http.Cache-Control; set beresp.ttl = 60s; return (deliver); }',
    ],
    ['shop.vcl', PASSED, '  if (req.url ~ "^/(livez|readyz|healthz)") {'],
    ['nginx.conf', 'http://accounts;', 'http://cache;'],
  ],
  [
    'nginx has browsers cache pages',
    'passes on Cache-Control of pages',
    'Browsers would show them after a rollback',
    ['nginx.conf', PROXY, `${PROXY} expires 1h;`],
  ],
  [
    'nginx has files expire',
    'caches files for a year',
    'pass on the header of the server',
    ['nginx.conf', PROXY, `${PROXY} location /assets/ { proxy_pass http://cache; expires 60; }`],
  ],
  [
    'nginx asks for uncompressed answers',
    'passes on compressed pages',
    'pass on Accept-Encoding',
    ['nginx.conf', PROXY, `${PROXY} proxy_set_header Accept-Encoding '';`],
  ],
  [
    'nginx does not name the scheme',
    'sends HSTS over HTTPS',
    'X-Forwarded-Proto: https',
    ['nginx.conf', 'proxy_set_header X-Forwarded-Proto $scheme;', ''],
  ],
  [
    'nginx hides the policy',
    'passes on Content-Security-Policy',
    'injected scripts would run',
    ['nginx.conf', PROXY, `${PROXY} proxy_hide_header Content-Security-Policy;`],
  ],
  [
    'nginx hides ETags',
    'answers 304 when a page has not changed',
    'have no ETag',
    ['nginx.conf', PROXY, `${PROXY} proxy_hide_header ETag;`],
  ],
  [
    'nginx changes scripts',
    'passes on scripts unchanged',
    'turn off minification',
    [
      'nginx.conf',
      PROXY,
      `${PROXY} location /assets/ { proxy_pass http://cache; proxy_set_header Accept-Encoding ''; sub_filter_types *; sub_filter 'export' 'export '; }`,
    ],
  ],
  [
    'nginx has its own page for failures',
    'passes on pages of failures',
    'turn off error pages of proxies',
    [
      'nginx.conf',
      PROXY,
      `${PROXY} proxy_intercept_errors on; error_page 404 /gone; location = /gone { return 404 'gone'; }`,
    ],
  ],
])('%s: doctor says which check fails, and what to change', async (_what, promise, words, ...changes) => {
  expect(await failed(changes)).toMatchObject({ [promise]: expect.stringContaining(words) as string });
});
