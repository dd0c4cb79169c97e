import type { PageRequest } from '@tanabana/contract/pages/page';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { createPageResources } from './pageResources';

const match = { remote: 'cart', expose: './pages/cart', path: '/cart', scripts: [], params: {} };
const request = { params: {}, pathname: '/cart', search: '', settings: defaultSettings, seed: 1 };

const page = { default: { load: () => Promise.resolve('data') } };

function resourcesOf(loader: () => Promise<unknown>) {
  const load = jest.fn(loader);
  const report = jest.fn();
  return { load, report, ...createPageResources(load, undefined, report) };
}

test('loads a page once for its prefetch and its visits', async () => {
  const { load, pages, prefetchPage } = resourcesOf(() => Promise.resolve(page));
  prefetchPage(match, request);
  prefetchPage(match, request);
  expect(await pages(match, request).promise).toMatchObject({ data: 'data' });
  prefetchPage(match, request);
  expect(pages(match, request)).toBe(pages(match, request));
  expect(load).toHaveBeenCalledTimes(1);
});

test('does not report a failed prefetch, and loads the page again when it is opened', async () => {
  const { load, report, pages, prefetchPage } = resourcesOf(() => Promise.reject(new Error('Offline')));
  prefetchPage(match, request);
  await new Promise((resolve) => setTimeout(resolve));
  expect(report).not.toHaveBeenCalled();
  pages(match, request);
  expect(load).toHaveBeenCalledTimes(2);
});

test('reports the failure of a page that is opened while it is prefetched', async () => {
  const { report, pages, prefetchPage } = resourcesOf(() => Promise.reject(new Error('Offline')));
  prefetchPage(match, request);
  const resource = pages(match, request);
  await new Promise((resolve) => setTimeout(resolve));
  expect(resource.hasFailed()).toBe(true);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ error: new Error('Offline') }));
});

test('a prefetched page asks the server only when it is opened', async () => {
  const load = ({ askServer }: PageRequest) => Promise.resolve(askServer?.('/cart'));
  const { pages, prefetchPage } = resourcesOf(() => Promise.resolve({ default: { load } }));
  const askServer = jest.fn(() => Promise.resolve('data'));
  prefetchPage(match, { ...request, askServer });
  await new Promise((resolve) => setTimeout(resolve));
  expect(askServer).not.toHaveBeenCalled();
  expect(await pages(match, { ...request, askServer }).promise).toMatchObject({ data: 'data' });
  expect(askServer).toHaveBeenCalledTimes(1);
});

test('does not report an unopened page whose prefetch another one has replaced', async () => {
  let fail: (error: Error) => void = () => undefined;
  const failing = new Promise((_, reject) => (fail = reject));
  const { report, prefetchPage } = resourcesOf(() => Promise.resolve({ default: { load: () => failing } }));
  prefetchPage(match, request);
  await new Promise((resolve) => setTimeout(resolve));
  prefetchPage(match, { ...request, pathname: '/wishlist' });
  fail(new Error('Too late'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(report).not.toHaveBeenCalled();
});
