/** @jest-environment node */
import { counted } from '../../test/counted';
import { openStorefront, openTestShop, scriptAddress } from '../../test/testShop';
import { Metrics } from '../telemetry/metrics';

const SHOP = 'https://shop.example';

async function openReported() {
  const shop = await openTestShop();
  await shop.promoted(1);
  const metrics = new Metrics();
  const app = await openStorefront(shop, { metrics });
  const report = async (...bodies: readonly object[]) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/_policy',
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify(
        bodies.map((body) => ({
          type: 'csp-violation',
          age: 10,
          url: `${SHOP}/cart`,
          body: { documentURL: `${SHOP}/cart`, effectiveDirective: 'img-src', ...body },
        })),
      ),
    });
    return answer.statusCode;
  };
  const violations = (labels: Readonly<Record<string, string>> = {}) =>
    counted(metrics, 'tanabana_policy_violations_total', labels);
  const refused = (reason: string) => counted(metrics, 'tanabana_reports_refused_total', { reason });
  return { app, report, violations, refused };
}

test('some pages, but not all, ask browsers to report violations of the policy', async () => {
  const { app } = await openReported();
  const endpoints = new Set<unknown>();
  for (let visit = 0; visit < 400; visit += 1) {
    const { headers } = await app.inject('/cart');
    expect(headers['content-security-policy']).toMatch(/; report-to policy$/);
    endpoints.add(headers['reporting-endpoints']);
  }
  expect(endpoints).toEqual(new Set(['policy="/_policy"', undefined]));
});

test('counts violations by directive and by the remote of the script, or else of the page', async () => {
  const { report, violations } = await openReported();
  const script = `${SHOP}${scriptAddress(1)}`;
  expect(
    await report(
      { blockedURL: 'https://ads.example/a.png', sourceFile: null },
      { effectiveDirective: 'script-src-elem', blockedURL: 'inline', sourceFile: script },
      { documentURL: `${SHOP}/about`, effectiveDirective: 'style-src-attr' },
    ),
  ).toBe(204);
  expect(await violations({ directive: 'img-src', remote: 'cart' })).toBe(1);
  expect(await violations({ directive: 'script-src', remote: 'cart' })).toBe(1);
  expect(await violations({ directive: 'style-src', remote: 'shell' })).toBe(1);
});

test.each([
  [{ blockedURL: 'chrome-extension://abcdef/inject.js' }, 'extension'],
  [{ blockedURL: 'moz-extension' }, 'extension'],
  [{ blockedURL: 'inline', sourceFile: 'safari-web-extension://abcdef/content.js' }, 'extension'],
  [{ effectiveDirective: 'of-nobody' }, 'unknown'],
  [{ documentURL: 'nowhere' }, 'unknown'],
])('does not count %j', async (body, reason) => {
  const { report, violations, refused } = await openReported();
  expect(await report(body)).toBe(204);
  expect([await violations(), await refused(reason)]).toEqual([0, 1]);
});

test('refuses malformed reports', async () => {
  const { report, violations, refused } = await openReported();
  expect(await report({ effectiveDirective: 5 })).toBe(400);
  expect([await violations(), await refused('malformed')]).toEqual([0, 1]);
});
