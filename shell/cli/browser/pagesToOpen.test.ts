/** @jest-environment node */
import { deployManifest } from '@tanabana/releases/versions/builtDeployable.testing';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { overBudget, pagesToOpen } from './pagesToOpen';

const routes: DeployManifest['routes'] = [
  { path: '/cart', expose: './pages/cart', fragments: [], samples: ['/cart', '/cart?full=1'] },
  { path: '/order/:id', expose: './pages/order', fragments: [], samples: ['/order/1', '/order/2'] },
  { path: '/line/:id', expose: './pages/line', fragments: [] },
];

const pagesWith = (budgets: DeployManifest['budgets']) =>
  pagesToOpen({
    id: 'release',
    createdAt: '2026-01-01T00:00:00.000Z',
    settings: defaultSettings,
    shell: deployManifest({ name: 'shell' }),
    remotes: { cart: deployManifest({ routes, ...(budgets && { budgets }) }) },
  });

test('one page of each route is opened', () => {
  const pages = pagesWith({ scriptsOfPage: 20_000, longTasks: 0 });
  expect(pages.map(({ path, budgets }) => [path, budgets?.longTasks])).toEqual([
    ['/cart', 0],
    ['/order/1', 0],
  ]);
});

test('pages of a remote without a budget of long tasks are opened, and not measured', () => {
  for (const budgets of [{ scriptsOfPage: 20_000 }, undefined]) {
    const [page] = pagesWith(budgets);
    expect([page?.path, page?.budgets]).toEqual(['/cart', undefined]);
    expect(overBudget(page!, { longTasks: 99, usable: 9_999 })).toEqual([]);
  }
});

test('a page over its budget is named with its owner', () => {
  const [page] = pagesWith({ scriptsOfPage: 20_000, longTasks: 8, usable: 900 });
  expect(overBudget(page!, { longTasks: 8, usable: 900 })).toEqual([]);
  expect(overBudget(page!, { longTasks: 9, usable: 1_000.4 })).toEqual([
    'TB-BUDGET-002: /cart blocks the main thread of a phone with 9 long tasks, the budget of cart is 8 (Cart team).',
    'TB-BUDGET-003: /cart answers an early press on a phone 1000 ms after the first paint, the budget of cart is 900 ms (Cart team).',
  ]);
});
