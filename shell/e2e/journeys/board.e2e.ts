import { axeFindings } from '../axe';
import { eventually } from '../eventually';
import { startStorefront, type RunningStorefront } from '../startStorefront';
import { closeBrowser, newVisit } from '../visit';

const BOARD_TOKEN = 'the token of the board';

let storefront: RunningStorefront;

beforeAll(async () => {
  storefront = await startStorefront({ BOARD_TOKEN, SETTINGS: JSON.stringify({ vitalsShare: 1 }) });
}, 240_000);

afterAll(async () => {
  await closeBrowser();
  storefront.process.kill();
});

test.each([375, 1280])(
  'what shoppers met is on the board, %d wide: how quick their pages were, by route',
  async (width) => {
    const shopper = await newVisit({ baseURL: storefront.address });
    await shopper.page.goto('/product/30001');
    await shopper.page.waitForLoadState('networkidle');
    // Leaving the page is when its measurements are told.
    await shopper.page.goto('/catalogue');
    expect(shopper.complaints).toEqual([]);
    await shopper.context.close();

    const team = await newVisit({
      baseURL: storefront.address,
      viewport: { width, height: 900 },
      httpCredentials: { username: 'team', password: BOARD_TOKEN },
    });
    const row = team.page
      .getByRole('row')
      .filter({ hasText: '/product/:id' })
      .filter({ has: team.page.locator('svg') });
    await eventually(async () => {
      await team.page.goto('/_releases');
      return (await row.count()) > 0;
    }, 'the route on the board');
    expect(await row.locator('figcaption').first().innerText()).toMatch(/\d/);
    expect(await axeFindings(team.page)).toEqual([]);
    expect(await team.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(team.complaints).toEqual([]);
    await team.context.close();
  },
);

test('without the token it is closed', async () => {
  const answer = await fetch(`${storefront.address}/_releases`);
  expect(answer.status).toBe(401);
  const guess = await fetch(`${storefront.address}/_releases`, {
    headers: { authorization: 'Bearer guess' },
  });
  expect(guess.status).toBe(401);
});
