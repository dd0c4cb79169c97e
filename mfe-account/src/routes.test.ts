import type { PageModule } from '@tanabana/contract/pages/page';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { account } from './routes';

test('the account remote has the routes of §2.1, none of which is for search engines', () => {
  expect(account.name).toBe('account');
  expect(account.routes.every(({ isPersonal }) => isPersonal)).toBe(true);
  expect(account.routes.map(({ path }) => path)).toEqual([
    '/login',
    '/register',
    '/login/success',
    '/dashboard',
  ]);
});

test.each(account.routes)(
  'the account remote exposes a page at $path with title and description',
  async ({ path, page }) => {
    const { default: module } = (await import(`./pages/${page}/page`)) as { default: PageModule };
    expect(module.Component).toEqual(expect.any(Function));
    const request = { params: {}, pathname: path, search: '', settings: defaultSettings, seed: 1 };
    const meta = module.meta(request, undefined);
    expect(meta.title).toMatch(/^[A-Z].* \| Tanabana$/);
    expect(meta.description.length).toBeGreaterThan(20);
  },
);
