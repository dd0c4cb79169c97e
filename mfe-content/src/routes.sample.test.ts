import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PageModule } from '@tanabana/contract/pages/page';
import { requestOf } from '@tanabana/ui/testing/showPage';
import { content } from './routes';

const pages = path.join(__dirname, 'pages');

jest.mock('./blog/posts', () => ({
  loadPosts: () => Promise.resolve([]),
  loadPost: () => Promise.resolve(null),
}));

test.each(content.routes)('$path has a page with title and description', async ({ path: route, page }) => {
  const { default: module } = (await import(`./pages/${page}/page`)) as { default: PageModule<unknown> };
  const request = requestOf({ at: route.replace(/:\w+/, 'clothing'), routes: [route] });
  const { title, description } = module.meta(request, await module.load?.(request));
  expect(title).toMatch(/Tanabana/);
  expect(description.length).toBeGreaterThan(10);
  expect(typeof module.Component).toBe('function');
});

test('every folder of pages has a route', () => {
  const routed = new Set(content.routes.map(({ page }) => page));
  const folders = readdirSync(pages).filter((name) => existsSync(path.join(pages, name, 'page.tsx')));
  expect(folders.filter((name) => !routed.has(name))).toEqual([]);
});

test('no path is declared twice', () => {
  const paths = content.routes.map(({ path: pattern }) => pattern);
  expect(new Set(paths).size).toBe(paths.length);
});
