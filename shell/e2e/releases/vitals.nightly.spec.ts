import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';

const METRICS_TOKEN = 'the token of the metrics';

test.use({ shopEnvironment: { METRICS_TOKEN, SETTINGS: JSON.stringify({ vitalsShare: 1 }) } });

test('browsers measure pages, and servers count the measurements by route and release', async ({
  page,
  request,
}) => {
  const traffic = watchTraffic(page);
  const release = (await goTo(page, '/product/30001'))?.headers()['x-tanabana-release'] ?? '';
  await traffic.settled();
  // Leaves the page, because the browser sends measurements when a page is closed.
  await page.goto('/catalogue');
  const measured = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await request.get('/metrics', { headers })).text();
  };
  for (const name of ['LCP', 'TTFB', 'USABLE']) {
    const labels = `route="/product/:id",remote="catalogue",release="${release}",name="${name}"`;
    await expect.poll(measured).toContain(`tanabana_web_vital_milliseconds_count{${labels}} 1`);
  }
});
