import { injectionVectors } from '../testing/injection/injectionVectors';
import { unsafeParts } from '../testing/unsafeParts';
import { sanitise } from './sanitise';

/** Sanitises in a browser without Trusted Types. */
function sanitised(html: string): string {
  const safe = sanitise(html);
  if (typeof safe !== 'string') throw new Error('jsdom has no TrustedHTML');
  return safe;
}

test('there are at least 150 vectors, all different', () => {
  expect(new Set(injectionVectors).size).toBeGreaterThanOrEqual(150);
});

test.each(injectionVectors)('sanitised HTML of %s runs nothing', (vector) => {
  const container = document.createElement('div');
  expect(unsafeParts(container, sanitised(vector))).toEqual([]);
});

test('allowed markup stays unchanged', () => {
  const html =
    '<h2>Wax</h2><p>It is <strong>made</strong> <a href="/artisans">twice</a>.</p><ul><li>One</li></ul><img src="/x.png" alt="An elephant">';
  expect(sanitised(html)).toBe(html);
});
