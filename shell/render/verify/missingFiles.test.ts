/** @jest-environment node */
import { deployManifest } from '@tanabana/artefacts/store/builtDeployable.testing';
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { missingFiles } from './missingFiles';

const file = { integrity: 'sha384-a', bytes: 1 };
const published = Object.fromEntries(
  ['main.js', 'a-400.avif', 'a-800.avif', 'text.woff2'].map((name) => [`browser/${name}`, file]),
);
const release = {
  id: 'release',
  createdAt: '2026-01-01T00:00:00.000Z',
  settings: defaultSettings,
  shell: deployManifest({ name: 'shell', files: { ...published, 'server/secret.js': file } }),
  remotes: {},
};

test('finds nothing in a document that names only published files, pages and other origins', () => {
  const html = `<link rel="preload" href="/assets/shell/text.woff2"><a href="/cart">Cart</a>
<link rel="canonical" href="/somewhere"><img src="data:image/svg+xml,x"><img src="https://elsewhere.example/a.png">
<source srcset="/assets/shell/a-400.avif 400w, /assets/shell/a-800.avif 800w">
<script type="importmap">{"imports":{"start":"/assets/shell/main.js"},"integrity":{"/assets/shell/main.js?r=1":"sha384-a"}}</script>`;
  expect(missingFiles(release, html)).toEqual([]);
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
])('finds %s that the release does not publish', (_what, html, address) => {
  expect(missingFiles(release, `<p>Page</p>${html}`)).toEqual([address]);
});
