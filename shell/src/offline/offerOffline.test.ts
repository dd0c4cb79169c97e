/** Loads the module again, as the next document does. */
const openDocument = () => {
  jest.resetModules();
  return import('./offerOffline');
};

beforeEach(() => {
  window.localStorage.clear();
});

test('counts every page view of a browser except the first as a later one', async () => {
  const { countPageView } = await openDocument();
  expect([countPageView(), countPageView(), countPageView()]).toEqual([false, true, true]);
});

test('remembers page views of earlier visits', async () => {
  (await openDocument()).countPageView();
  expect((await openDocument()).countPageView()).toBe(true);
});
