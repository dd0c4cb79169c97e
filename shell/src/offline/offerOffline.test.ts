/** Loads the module anew, as the next document does. */
const openDocument = () => {
  jest.resetModules();
  return import('./offerOffline');
};

beforeEach(() => {
  window.localStorage.clear();
});

test('the first page view on a browser is the only one without an earlier one', async () => {
  const { countPageView } = await openDocument();
  expect([countPageView(), countPageView(), countPageView()]).toEqual([false, true, true]);
});

test('a view in a later visit follows those of earlier visits, whatever led to it', async () => {
  (await openDocument()).countPageView();
  expect((await openDocument()).countPageView()).toBe(true);
});
