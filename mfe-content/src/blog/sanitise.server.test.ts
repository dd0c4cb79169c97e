/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { injectionVectors } from '../testing/injection/injectionVectors';
import { unsafeParts } from '../testing/unsafeParts';
import { sanitise } from './sanitise.server';

const { document } = new JSDOM('').window;

test.each(injectionVectors)('nothing that runs is left of %s', (vector) => {
  expect(unsafeParts(document.createElement('div'), sanitise(vector))).toEqual([]);
});

test('what a post is made of stays as it was', () => {
  const html = '<h2>Wax</h2><p>It is <strong>made</strong> <a href="/artisans">twice</a> &amp; melted.</p>';
  expect(sanitise(html)).toBe(html);
});
