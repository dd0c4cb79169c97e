import { runCommand as run } from '../../test/runCommand';
import { openTestShop } from '../../test/testShop';

afterEach(() => {
  jest.resetModules();
  jest.dontMock('@playwright/test');
});

test('verify --browser explains that Playwright is missing', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  jest.doMock('@playwright/test', () => {
    const error = new Error("Cannot find package '@playwright/test' imported from here");
    throw Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' });
  });
  await expect(run(shop, 'verify', '--browser')).rejects.toThrow(
    'verify --browser needs @playwright/test, which is not installed here; `npm ci` in a checkout does.',
  );
  expect(await run(shop, 'verify')).toContain('3 pages rendered');
});

test('verify --browser explains how to get a Chromium', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  jest.replaceProperty(process, 'env', { ...process.env, CHROMIUM_PATH: '/there/is/no/chromium' });
  await expect(run(shop, 'verify', '--browser')).rejects.toThrow(
    /^TB-CONFIG-010: verify --browser needs a Chromium, and none starts \(.*\)\. .* CHROMIUM_PATH=\/path\/to\/chromium$/,
  );
});
