import { START_SCRIPTS } from './startScripts';

const MAP = '{"integrity":{"/main.js":"sha384-a"},"routes":[]}';

/** A document as the server sends it, before its scripts have started. @param answers of the release map, in order */
function openDocument(pictures: string, answers: readonly (string | Error)[] = [MAP]) {
  const left = [...answers];
  globalThis.fetch = jest.fn(() => {
    const answer = left.shift() ?? MAP;
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve({ ok: true, text: () => Promise.resolve(answer) } as Response);
  });
  document.body.innerHTML = `${pictures}<template id="tanabana-scripts" data-map="/_map/one/own.json"><script type="module" src="/main.js"></script></template>`;
  for (const picture of document.images) {
    // jsdom knows neither, and loads no pictures.
    Object.assign(picture, { fetchPriority: picture.getAttribute('fetchpriority') ?? 'auto' });
    Object.defineProperty(picture, 'complete', { value: picture.hasAttribute('data-complete') });
  }
  // The text of an element whose hash the policy names.
  const script = document.createElement('script');
  script.textContent = START_SCRIPTS;
  document.body.append(script);
}

/** A frame is painted, and what waits for nothing else happens. */
const hasStarted = async () => {
  jest.advanceTimersByTime(17);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  return document.querySelector('script[src]') !== null;
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('scripts start at once on a page whose first pictures are there, or that has none', async () => {
  openDocument('<img fetchpriority="high" data-complete><img loading="lazy">');
  expect(await hasStarted()).toBe(true);
});

test.each(['load', 'error'])(
  'scripts start after the %s of the pictures that a page is first seen with',
  async (event) => {
    openDocument('<img fetchpriority="high"><img fetchpriority="high"><img loading="lazy">');
    const [first, second] = document.images;
    first?.dispatchEvent(new Event('load'));
    expect(await hasStarted()).toBe(false);
    second?.dispatchEvent(new Event(event));
    expect(await hasStarted()).toBe(true);
  },
);

test('scripts wait no longer than three seconds', async () => {
  openDocument('<img fetchpriority="high">');
  jest.advanceTimersByTime(2_900);
  expect(await hasStarted()).toBe(false);
  jest.advanceTimersByTime(100);
  expect(await hasStarted()).toBe(true);
});

test('the release map is asked for after the first paint, and becomes the import map before the scripts start', async () => {
  openDocument('');
  expect(fetch).not.toHaveBeenCalled();
  expect(await hasStarted()).toBe(true);
  expect(fetch).toHaveBeenCalledWith('/_map/one/own.json', { priority: 'low' });
  const map = document.querySelector('script[type=importmap]');
  const places = document.getElementById('tanabana-release');
  expect(map?.textContent).toBe('{"integrity":{"/main.js":"sha384-a"}}');
  expect(places?.textContent).toBe('{"routes":[]}');
  expect(document.getElementById('tanabana-scripts')).toBeNull();
});

test('the release map is asked for again when it does not come', async () => {
  openDocument('', [new Error('The line broke')]);
  expect(await hasStarted()).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a document without a release map starts with the import map that it has', async () => {
  openDocument('');
  document.getElementById('tanabana-scripts')?.removeAttribute('data-map');
  expect(await hasStarted()).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
  expect(document.querySelector('script[type=importmap]')).toBeNull();
});
