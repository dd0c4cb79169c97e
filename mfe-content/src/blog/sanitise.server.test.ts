/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { injectionVectors } from '../testing/injection/injectionVectors';
import { unsafeParts } from '../testing/unsafeParts';
import { sanitise } from './sanitise.server';

const { document } = new JSDOM('').window;

test.each(injectionVectors)('sanitised HTML of %s runs nothing', (vector) => {
  expect(unsafeParts(document.createElement('div'), sanitise(vector))).toEqual([]);
});

test('allowed markup stays unchanged', () => {
  const html = '<h2>Wax</h2><p>It is <strong>made</strong> <a href="/artisans">twice</a> &amp; melted.</p>';
  expect(sanitise(html)).toBe(html);
});
