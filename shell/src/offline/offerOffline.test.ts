/** Simulates another document, which loads the module again. */
const openDocument = () => {
  jest.resetModules();
  return import('./offerOffline');
};

beforeEach(() => {
  window.localStorage.clear();
});

test('recognizes the first page view of a browser', async () => {
  const { countPageView } = await openDocument();
  expect([countPageView(), countPageView(), countPageView()]).toEqual([false, true, true]);
});

test('counts page views of earlier visits', async () => {
  (await openDocument()).countPageView();
  expect((await openDocument()).countPageView()).toBe(true);
});
