import path from 'node:path';
import { builtDeployable, builtName, newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { fileKey } from '@tanabana/releases/versions/artefactKeys';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { compose } from '@tanabana/releases/releases/compose';
import { openReleaseContext, type ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { promote } from '@tanabana/releases/deployments/deployReleases';
import type { StorefrontOptions } from '../server/services/createServices';
import { createStorefront } from '../server/createStorefront';
import { inlineRenderer } from './inlineRenderer';

/** Server module of a shell that renders only the page. */
const SHELL = `
const { createElement, Suspense } = require('react');
const text = (value) => createElement('p', null, value);
exports.PRELOADED_FONTS = ['text.woff2', 'heading.woff2'];
exports.globalStyles = () => 'p{color:red}';
exports.matchPage = (routes, pathname) => {
  const route = routes.find(({ path }) => path === pathname || path.replace(':id', pathname.split('/')[2]) === pathname);
  if (route) return { kind: 'remote', params: { id: pathname.split('/')[2] }, ...route };
  return { kind: 'own', params: {}, module: { meta: () => ({ title: 'Gone', description: '', status: 404 }) } };
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

/** Returns the server module of a page that displays a text. */
export const pageSaying = (words: string) => `
const { createElement } = require('react');
exports.default = {
  Component: ({ data, seed }) => createElement('p', null, '${words} ' + data.lines + ' seed ' + seed),
  load: async () => ({ lines: 2 }),
  meta: () => ({ title: 'Cart', description: 'Your cart' }),
};`;

/** As in `1.0.0-0000000002`. */
export const versionOf = (number: number) => `1.0.0-${String(number).padStart(10, '0')}`;

/** Returns the browser scripts of a version of the remote `cart`: name without hash → content. */
const scriptsOf = (number: number) => ({
  'entry.js': `export const version = ${number};`,
  'pages-cart.js': `export const page = ${number};`,
});

export function scriptAddress(number: number, file: keyof ReturnType<typeof scriptsOf> = 'entry.js'): string {
  return `/assets/cart/${builtName(file, scriptsOf(number)[file])}`;
}

/** Returns the path of a server module in the data folder of a shop. */
export function moduleFile(folder: string, { name, serverModules }: DeployManifest, expose: string): string {
  return path.join(folder, 'artefacts', fileKey(name, serverModules[expose] ?? ''));
}

/** @param page server module of all pages */
export function cartBuild(
  number: number,
  page: string,
  changes: Partial<DeployManifest> = {},
  files: Readonly<Record<string, string>> = {},
): string {
  return builtDeployable(
    {
      version: versionOf(number),
      routes: [
        { path: '/cart', expose: './pages/cart', fragments: [], isPersonal: true, worksOffline: true },
        { path: '/personal', expose: './pages/cart', fragments: [], isPersonal: true },
        { path: '/open', expose: './pages/cart', fragments: [], query: ['q'] },
      ],
      exposes: { './pages/cart': ['pages-cart.js'] },
      serverModules: { './pages/cart': 'server/pages-cart.cjs' },
      ...changes,
    },
    {
      'browser/entry.js': scriptsOf(number)['entry.js'],
      'browser/pages-cart.js': scriptsOf(number)['pages-cart.js'],
      'server/pages-cart.cjs': page,
      ...files,
    },
  );
}

/**
 * @param worker script of the service worker. The build has no service worker if the text is empty.
 * @param module server module
 */
export function shellBuild(version = versionOf(1), worker = '', module = SHELL): string {
  return builtDeployable(
    {
      name: 'shell',
      owner: 'Shell team',
      version,
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
      'server/server.cjs': module,
    },
  );
}

/** A small shop with its own data folder. The shop has two deployables: the shell and the remote `cart`. */
export interface TestShop {
  readonly folder: string;
  readonly context: ReleaseContext;
  readonly printed: string[];
  /** Publishes a version of the remote `cart`, and composes a release with this version. */
  readonly release: (number: number, page?: string, settings?: Partial<ReleaseSettings>) => Promise<Release>;
  readonly promote: (id: string) => Promise<void>;
  /** Publishes, composes and promotes a version of the remote `cart`. */
  readonly promoted: (number: number, page?: string) => Promise<Release>;
}

/**
 * Opens a shop in a new data folder.
 * @param env can name a bucket, which then stores builds and releases
 * @param worker script of the service worker. The shop has no service worker if the text is empty.
 */
export async function openTestShop(env: ReleaseContext['env'] = {}, worker = ''): Promise<TestShop> {
  const folder = newFolder();
  const printed: string[] = [];
  const root = path.resolve(__dirname, '../..');
  const context = openReleaseContext(root, { ...env, DATA_DIR: folder }, (text) => printed.push(text));
  const shell = await context.artefacts.publish(shellBuild(versionOf(1), worker));
  const release: TestShop['release'] = async (number, page = pageSaying(`version ${number}`), settings) => {
    const cart = await context.artefacts.publish(cartBuild(number, page), { by: env.RELEASED_BY });
    const composed = await compose(
      context.artefacts,
      { shell: shell.version, cart: cart.version },
      { ...defaultSettings, ...settings },
      new Date().toISOString(),
    );
    await context.releases.save(composed);
    return composed;
  };
  const putOnShow = (id: string) => promote(context.deployments, id);
  const promoted: TestShop['promoted'] = async (number, page) => {
    const composed = await release(number, page);
    await putOnShow(composed.id);
    return composed;
  };
  return { folder, context, printed, release, promote: putOnShow, promoted };
}

export const TEST_SECRET = 'a secret that only the tests know, and long enough';

/** `rendersApart`: whether pages are rendered in separate processes, as in production. */
type TestOptions = Partial<StorefrontOptions> & { readonly rendersApart?: boolean };

/** The documents of the server have the seeds 1, 2, 3 and so on. */
export function openStorefront(
  { context }: Pick<TestShop, 'context'>,
  { rendersApart, development, ...options }: TestOptions = {},
) {
  let seed = 0;
  return createStorefront({
    // Makes each request poll the deployment history, also with a clock that stands still.
    context: { ...context, pollIntervalMs: 0 },
    secret: TEST_SECRET,
    currentSeed: () => (seed += 1),
    random: () => 0,
    now: () => 0,
    logLevel: 'silent',
    ...options,
    development: {
      ...(!rendersApart && { openRenderer: inlineRenderer(context) }),
      // Makes each request wait for the deployment history, so that a promotion takes effect with the next request.
      historyTimeoutMs: 20_000,
      prerenderMs: 0,
      ...development,
    },
  });
}
