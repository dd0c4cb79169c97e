/** @jest-environment node */
import { createDocumentCache } from './documentCache';
import type { RenderedDocument } from './renderTask';

const documentOf = (text: string): RenderedDocument => ({
  brotli: Buffer.from(text),
  policy: '',
  status: 200,
  etag: '',
});

test('a document expires at the end of its lifetime', () => {
  let now = 0;
  const cache = createDocumentCache(() => now, 60_000, 1_000);
  cache.set('/', documentOf('home'));
  now = 60_000;
  expect(cache.get('/')?.brotli.toString()).toBe('home');
  now = 60_001;
  expect(cache.get('/')).toBeUndefined();
});

test('the least recently requested documents are evicted when the cache is full', () => {
  const cache = createDocumentCache(() => 0, 60_000, 1_000);
  cache.set('/a', documentOf('a'.repeat(150)));
  cache.set('/b', documentOf('b'.repeat(150)));
  cache.set('/c', documentOf('c'.repeat(150)));
  cache.get('/a');
  cache.set('/d', documentOf('d'.repeat(150)));
  expect([...cache.keys()].sort()).toEqual(['/a', '/c', '/d']);
  expect(cache.calculatedSize).toBeLessThanOrEqual(1_000);
});
