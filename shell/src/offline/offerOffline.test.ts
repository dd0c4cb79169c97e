/** Loads the module again, as the next document does. */
const openDocument = () => {
  jest.resetModules();
  return import('./offerOffline');
};

beforeEach(() => {
  window.localStorage.clear();
});

test('only the first page view of a browser has no earlier view', async () => {
  const { countPageView } = await openDocument();
  expect([countPageView(), countPageView(), countPageView()]).toEqual([false, true, true]);
});

test('page views of earlier visits count', async () => {
  (await openDocument()).countPageView();
  expect((await openDocument()).countPageView()).toBe(true);
});
