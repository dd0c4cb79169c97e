/** @jest-environment node */
import fc from 'fast-check';
import { rememberedPage, remembering } from './rememberedPage';

const SHOP = 'https://www.tanabana.example';

/** Whether a browser that follows the path stays on the shop's origin. */
function staysInShop(path: string): boolean {
  return path.startsWith('/') && new URL(path, `${SHOP}/login`).origin === SHOP;
}

test.each(['/dashboard', '/dashboard?tab=addresses', '/blog/create', '/product/10001?size=5#care', '/'])(
  'rememberedPage returns %s unchanged',
  (page) => {
    expect(rememberedPage(page)).toBe(page);
  },
);

test.each([
  null,
  '',
  'dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'HTTPS:evil.example',
  'https:/dashboard',
  'javascript:alert(1)',
  'data:text/html,x',
  '//[',
])('rememberedPage returns the dashboard instead of %j', (page) => {
  expect(rememberedPage(page)).toBe('/dashboard');
});

test.each(['/login', '/register', '/login/success?from=/cart', '/LOGIN'])(
  'rememberedPage does not return the sign-in screen %s',
  (page) => {
    expect(rememberedPage(page)).toBe('/dashboard');
  },
);

test('rememberedPage does not decode characters, so that they stay part of a path', () => {
  expect(rememberedPage('/%2f%2fevil.example')).toBe('/%2f%2fevil.example');
  expect(rememberedPage('/%5cevil.example')).toBe('/%5cevil.example');
  expect(rememberedPage('/%09/evil.example')).toBe('/%09/evil.example');
});

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        ':',
        '@',
        '?',
        '#',
        '%2f',
        '%5C',
        '%2e',
        '\t',
        '\n',
        '\r',
        '\0',
      ),
      fc.constantFrom('evil.example', 'https:', 'javascript:', 'login', '\u2028', '\uFF0F', '\u200B'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('rememberedPage never leaves the shop, for any address', () => {
  const isSafe = (from: string) =>
    staysInShop(rememberedPage(from)) && staysInShop(rememberedPage(`/${from}`));
  fc.assert(fc.property(hostile, isSafe), { numRuns: 20_000 });
});

test('rememberedPage returns its own result unchanged', () => {
  const isSettled = (from: string) =>
    rememberedPage(rememberedPage(`/${from}`)) === rememberedPage(`/${from}`);
  fc.assert(fc.property(hostile, isSettled), { numRuns: 5_000 });
});

test('rememberedPage returns the page that `remembering` wrote', () => {
  const page = '/dashboard?tab=addresses&x=a+b%20c#d';
  expect(rememberedPage(new URLSearchParams(remembering(page)).get('from'))).toBe(page);
});
