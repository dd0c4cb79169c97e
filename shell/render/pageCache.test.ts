/** @jest-environment node */
import { PageCache } from './pageCache';

const document = (html: string) => ({
  html,
  policy: '',
  status: 200,
  etag: 'W/"one"',
  brotli: Buffer.from(''),
  gzip: Buffer.from(''),
});

test('keeps a document for its life', () => {
  let now = 0;
  const cache = new PageCache(() => now, 60_000);
  cache.set('one /cart', document('cart'));
  now = 59_999;
  expect(cache.get('one /cart')?.html).toBe('cart');
  expect(cache.get('two /cart')).toBeUndefined();
  now = 60_000;
  expect(cache.get('one /cart')).toBeUndefined();
});

test('keeps no more than 500 documents, and drops the oldest first', () => {
  const cache = new PageCache(() => 0, 60_000);
  for (let index = 0; index <= 500; index += 1) cache.set(`/${index}`, document(String(index)));
  expect(cache.get('/0')).toBeUndefined();
  expect(cache.get('/1')?.html).toBe('1');
  expect(cache.get('/500')?.html).toBe('500');
});
