/** @jest-environment node */
import { deployManifest } from '@tanabana/artefacts/store/builtDeployable.testing';
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import type { Release } from '../../composition/releases/releaseDocument';
import { documentFaults } from './documentFaults';

const route = (path: string, changes = {}) => ({ path, expose: './pages/page', fragments: [], ...changes });

const RELEASE: Release = {
  id: 'release',
  createdAt: '2026-01-01T00:00:00.000Z',
  settings: defaultSettings,
  shell: deployManifest({ name: 'shell', routes: [route('/about')] }),
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
