import { builtDeployable, builtName } from '@tanabana/releases/versions/builtDeployable.testing';

/** Server module of a shell that renders only the page. */
const SHELL = `
const { createElement, Suspense } = require('react');
const { matchPath } = require('react-router-dom');
const text = (value) => createElement('p', null, value);
exports.PRELOADED_FONTS = ['text.woff2', 'heading.woff2'];
exports.globalStyles = () => 'p{color:red}';
exports.matchPage = (routes, pathname) => {
  const [match] = routes
    .map((route) => ({ kind: 'remote', ...route, params: matchPath(route.path, pathname)?.params }))
    .filter(({ params }) => params);
  return match ?? { kind: 'own', params: {}, module: { meta: () => ({ title: 'Gone', description: '', status: 404 }) } };
};
exports.serverApp = ({ page, composition, fragments }) => page
  ? createElement(Suspense, { fallback: text('Loading') }, createElement(page.module.Component, {
      data: page.data,
      seed: composition.seed,
      Fragment: ({ name, fallback }) => fragments.has(name) ? createElement(fragments.get(name).Component) : fallback,
    }))
  : text('No page');
`;

/** Static files that every document refers to. */
const SITE_FILES = [
  'favicon.svg',
  'apple-touch-icon.png',
  'site.webmanifest',
  'share.png',
  'fonts/text.woff2',
  'fonts/heading.woff2',
];

/** @param worker script of the service worker. The build has no service worker if the text is empty. */
export function shellBuild(worker = ''): string {
  return builtDeployable(
    {
      name: 'shell',
      owner: 'Shell team',
      version: '1.0.0-0000000001',
      entry: 'main.js',
      singletons: { react: '19.3.1' },
      serverModules: { './server': 'server/server.cjs' },
      ...(worker && { worker: builtName('worker.js', worker) }),
      assets: Object.fromEntries(SITE_FILES.map((file) => [file, file])),
    },
    {
      ...Object.fromEntries(SITE_FILES.map((file) => [`browser/${file}`, file])),
      'browser/main.js': 'export {}',
      ...(worker && { 'browser/worker.js': worker }),
      'server/server.cjs': SHELL,
    },
  );
}
