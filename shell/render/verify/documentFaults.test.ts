/** @jest-environment node */
import { deployManifest } from '@tanabana/releases/versions/builtDeployable.testing';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { documentFaults } from './documentFaults';

const route = (path: string, changes = {}) => ({ path, expose: './pages/page', fragments: [], ...changes });

const file = { integrity: 'sha384-a', bytes: 1 };
const published = Object.fromEntries(
  ['main.js', 'a-400.avif', 'a-800.avif', 'text.woff2'].map((name) => [`browser/${name}`, file]),
);

const RELEASE: Release = {
  id: 'release',
  createdAt: '2026-01-01T00:00:00.000Z',
  settings: defaultSettings,
  shell: deployManifest({
    name: 'shell',
    routes: [route('/about')],
    files: { ...published, 'server/secret.js': file },
  }),
  remotes: {
    content: deployManifest({ name: 'content', routes: [route('/', { fragments: ['catalogue/Carousel'] })] }),
    catalogue: deployManifest({
      name: 'catalogue',
      routes: [route('/catalogue', { query: ['q'] }), route('/product/:id', { query: [] })],
    }),
  },
};

const faults = (html: string) => documentFaults(RELEASE, { name: 'content', route: '/' }, html);

test.each([
  ['a declared fragment', '<div data-fragment="catalogue/Carousel"></div>'],
  ['a link to a page of another remote', '<main><a href="/product/10001#size">Rug</a></main>'],
  ['a link with a declared parameter', '<main><a href="/catalogue?q=rug">Rugs</a></main>'],
  ['a link to a page of the shell', '<main><a href="/about">About</a></main>'],
  ['a link to a file of the server', '<main><a href="/feed.xml">Feed</a></main>'],
  ['a link to another site', '<main><a href="https://example.org/x">Elsewhere</a></main>'],
  ['a broken link of the footer', '<main></main><footer><a href="/gifts">Gifts</a></footer>'],
  ['a defined variable', '<style>:root{--ink:#221a16}p{color:var(--ink)}</style>'],
  ['a variable with a fallback value', '<style>p{color:var(--accent, red)}</style>'],
])('accepts %s', (_, html) => {
  expect(faults(html)).toEqual([]);
});

test.each([
  [
    'an undeclared fragment',
    '<div data-fragment="catalogue/Carousell"></div>',
    'content',
    'shows catalogue/Carousell, which / does not declare',
  ],
  [
    'a link that no page answers',
    '<main><br><img alt=""><a href="/catalog">Rugs</a></main>',
    'content',
    'links to /catalog, which no page of this release answers',
  ],
  [
    'a link that no page answers, in a fragment',
    '<main><div data-fragment="catalogue/Carousel"><a href="/rugs">Rugs</a></div></main>',
    'catalogue',
    'links to /rugs, which no page of this release answers',
  ],
  [
    'a link with an undeclared parameter',
    '<main><a href="/catalogue?colour=red">Red</a></main>',
    'content',
    'links to /catalogue?colour=red, whose page does not declare the parameter colour',
  ],
  [
    'a variable that nothing defines',
    '<style>p{color:var(--saffron)}</style>',
    'content',
    'reads the style variable --saffron, which nothing defines',
  ],
])('reports %s', (_, html, remote, what) => {
  expect(faults(html)).toEqual([{ remote, what }]);
});

test('accepts published files, and addresses of pages and other origins', () => {
  const html = `<link rel="preload" href="/assets/shell/text.woff2"><a href="/cart">Cart</a>
<link rel="canonical" href="/somewhere"><img src="data:image/svg+xml,x"><img src="https://elsewhere.example/a.png">
<source srcset="/assets/shell/a-400.avif 400w, /assets/shell/a-800.avif 800w">
<script type="importmap">{"imports":{"start":"/assets/shell/main.js"},"integrity":{"/assets/shell/main.js?r=1":"sha384-a"}}</script>`;
  expect(faults(html)).toEqual([]);
});

test.each([
  ['a script', '<script src="/scripts/one.js"></script>', '/scripts/one.js'],
  [
    'a preloaded module',
    '<link rel="modulepreload" href="/assets/gifts/entry.js">',
    '/assets/gifts/entry.js',
  ],
  ['a font', '<link rel="preload" href="/assets/shell/other.woff2">', '/assets/shell/other.woff2'],
  [
    'a picture in one size',
    '<img srcset="/assets/shell/a-400.avif 1x, /assets/shell/a-1.avif 2x">',
    '/assets/shell/a-1.avif',
  ],
  [
    'a picture for shared links',
    `<meta property="og:image" content="${defaultSettings.origin}/assets/shell/gone.jpg">`,
    '/assets/shell/gone.jpg',
  ],
  ['a file of the server', '<img src="/assets/shell/server/secret.js">', '/assets/shell/server/secret.js'],
  [
    'a script of the import map',
    '<script type="importmap">{"imports":{},"integrity":{"/assets/shell/gone.js":"sha384-b"}}</script>',
    '/assets/shell/gone.js',
  ],
])('reports %s that the release does not publish', (_what, html, address) => {
  expect(faults(`<p>Page</p>${html}`)).toEqual([
    { remote: 'content', what: `names ${address}, which nobody publishes` },
  ]);
});
