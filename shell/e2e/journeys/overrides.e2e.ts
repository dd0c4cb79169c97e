import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { startStorefront, type RunningStorefront } from '../startStorefront';
import { closeBrowser, newVisit } from '../visit';

// A dev server builds the remote first.
jest.setTimeout(180_000);

const DEV_PORT = 43_117;
const DEV_SERVER = `http://localhost:${DEV_PORT}`;

let storefront: RunningStorefront;
let devServer: ChildProcess;

beforeAll(async () => {
  storefront = await startStorefront({ SETTINGS: JSON.stringify({ overrides: true }) });
  devServer = spawn('npx', ['webpack', 'serve'], {
    cwd: path.resolve(__dirname, '../../../mfe-cart'),
    env: { ...process.env, SERVED_FOR: 'shop', NODE_OPTIONS: '--import tsx', PORT: String(DEV_PORT) },
    stdio: 'ignore',
    detached: true,
  });
  const entry = `${DEV_SERVER}/assets/cart/dev/entry.js`;
  const isServed = () =>
    fetch(entry).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isServed())) await new Promise((resolve) => setTimeout(resolve, 500));
});

afterAll(async () => {
  await closeBrowser();
  if (devServer.pid !== undefined) process.kill(-devServer.pid);
  storefront.process.kill();
});

test('a developer sees one remote from their own machine on the pages of a running shop; nobody else does', async () => {
  const mine = await newVisit({ baseURL: storefront.address });
  const scripts: string[] = [];
  mine.page.on('request', (request) => scripts.push(request.url()));
  await mine.page.goto(`/cart?override=cart@${DEV_SERVER}`);
  await mine.page.getByRole('heading', { name: 'Your Cart is Empty' }).waitFor();
  expect(new URL(mine.page.url()).search).toBe('');
  expect(scripts).toContain(`${DEV_SERVER}/assets/cart/dev/entry.js`);
  expect(scripts.filter((address) => address.includes('/assets/cart/1.'))).toEqual([]);

  // The rest of the shop is the release's, and works with it.
  await mine.page.goto('/product/30001');
  await mine.page.waitForLoadState('networkidle');
  await mine.page.getByRole('button', { name: 'Add to Cart' }).click();
  await mine.page.locator('header').getByRole('link', { name: 'Cart, 25 items' }).click();
  await mine.page.locator('main').getByText('Blue Pottery').first().waitFor();
  expect(mine.complaints).toEqual([]);

  const other = await newVisit({ baseURL: storefront.address });
  const others: string[] = [];
  other.page.on('request', (request) => others.push(request.url()));
  await other.page.goto('/cart');
  await other.page.waitForLoadState('networkidle');
  expect(others.filter((address) => address.startsWith(DEV_SERVER))).toEqual([]);
  await mine.context.close();
  await other.context.close();
});
