import * as v from 'valibot';
import { deployManifestSchema } from './deployManifest';

/** Whether a manifest with these budgets can be read. */
const isReadable = (budgets: object | undefined) =>
  v.is(deployManifestSchema, {
    name: 'cart',
    version: '1.0.0-0123456789',
    owner: 'Cart team',
    contracts: { page: 1, events: 1 },
    singletons: {},
    routes: [],
    entry: 'entry.js',
    exposes: {},
    serverModules: {},
    files: {},
    ...(budgets && { budgets }),
  });

test.each([undefined, { scriptsOfPage: 1 }, { scriptsOfPage: 1, longTasks: 0 }])(
  'a version with the budgets %j can be read',
  (budgets) => {
    expect(isReadable(budgets)).toBe(true);
  },
);

test.each([-1, 1.5, '8'])('%j is no number of long tasks', (longTasks) => {
  expect(isReadable({ scriptsOfPage: 1, longTasks })).toBe(false);
});
