/** @jest-environment node */
import { createDocumentCache } from './documentCache';
import type { RenderedDocument } from './renderTask';

const documentOf = (html: string): RenderedDocument => ({ html, policy: '', status: 200, etag: '' });

test('a document lives for its time', () => {
  let now = 0;
  const cache = createDocumentCache(() => now, 60_000, 1_000);
  cache.set('/', documentOf('home'));
  now = 60_000;
  expect(cache.get('/')?.html).toBe('home');
  now = 60_001;
  expect(cache.get('/')).toBeUndefined();
});

test('documents take no more memory than they may, and those asked for last remain', () => {
  const cache = createDocumentCache(() => 0, 60_000, 1_000);
  cache.set('/a', documentOf('a'.repeat(100)));
  cache.set('/b', documentOf('b'.repeat(100)));
  cache.set('/c', documentOf('c'.repeat(100)));
  cache.get('/a');
  cache.set('/d', documentOf('d'.repeat(100)));
  expect([...cache.keys()].sort()).toEqual(['/a', '/c', '/d']);
  expect(cache.calculatedSize).toBeLessThanOrEqual(1_000);
});
