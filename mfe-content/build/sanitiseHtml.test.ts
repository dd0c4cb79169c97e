/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { injectionVectors } from '../src/testing/injection/injectionVectors';
import { unsafeParts } from '../src/testing/unsafeParts';
import { sanitiseHtml } from './sanitiseHtml';

const { document } = new JSDOM('').window;

test.each(injectionVectors)('sanitised HTML of %s runs nothing', (vector) => {
  expect(unsafeParts(document.createElement('div'), sanitiseHtml(vector))).toEqual([]);
});

test('allowed markup stays unchanged', () => {
  const html = '<h2>Wax</h2><p>It is <strong>made</strong> <a href="/artisans">twice</a> &amp; melted.</p>';
  expect(sanitiseHtml(html)).toBe(html);
});
