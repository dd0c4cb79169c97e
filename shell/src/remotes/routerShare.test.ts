/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as share from './routerShare';

/** Exports that only the server and tests use. */
const NOT_IN_PAGES = ['StaticRouter', 'MemoryRouter'];

test('the shared router exports the names that the lint rule allows for pages', () => {
  const rule = readFileSync(path.resolve(__dirname, '../../../eslint.config.js'), 'utf8');
  const [, names = ''] = /ROUTER_NAMES = \[([^\]]*)\]/.exec(rule) ?? [];
  const allowed = [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  expect(Object.keys(share).sort()).toEqual(
    allowed.filter((name) => !NOT_IN_PAGES.includes(name ?? '')).sort(),
  );
});
