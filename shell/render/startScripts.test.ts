import { START_SCRIPTS } from './startScripts';

/** A document as the server sends it, before its scripts have started. */
function openDocument(pictures: string) {
  document.body.innerHTML = `${pictures}<template id="tanabana-scripts"><script type="module" src="/main.js"></script></template>`;
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

const hasStarted = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
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
  jest.advanceTimersByTime(2_999);
  expect(await hasStarted()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await hasStarted()).toBe(true);
});
