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
import { shellBuild } from './shellBuild';

/** Parts of the server module of a page, as source text, because the module runs in a sandbox. */
interface PageCode {
  /** Statements that run when the module is loaded. */
  readonly atLoad?: string;
  /** Function that loads the data. The page displays `lines` of the data. */
  readonly load?: string;
  /** Statements that run when the component is rendered. */
  readonly inPage?: string;
  /** Function that returns the metadata. */
  readonly meta?: string;
  /** Data that the page displays when its data cannot be loaded. */
  readonly failure?: string;
}

/** Returns the server module of a page that displays a text. */
export const pageSaying = (
  words: string,
  {
    atLoad = '',
    load = 'async () => ({ lines: 2 })',
    inPage = '',
    meta = "() => ({ title: 'Cart', description: 'Your cart' })",
    failure = 'undefined',
  }: PageCode = {},
) => `
const { createElement } = require('react');
${atLoad}
exports.default = {
  Component: ({ data, seed }) => {
    ${inPage};
    return createElement('p', null, '${words} ' + data.lines + ' seed ' + seed);
  },
  load: ${load},
  meta: ${meta},
  failure: ${failure},
};`;

/** Throws an error when the component is rendered. */
export const THROWING: PageCode = { inPage: 'data.no.such' };

/** Expression whose value is the name of the React file that renders. */
export const RENDERER = '/react-dom-server[\\w.-]*/.exec(new Error().stack)?.[0]';

/** A page that displays the name of the React file that renders it. */
export const RENDERED_BY = pageSaying('rendered by', {
  inPage: `return createElement('p', null, ${RENDERER})`,
});

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

interface ShopOptions {
  /** Can name a bucket, which then stores builds and releases. */
  readonly env?: ReleaseContext['env'];
  /** Script of the service worker. The shop has no service worker if the text is empty. */
  readonly worker?: string;
}

/** A small shop with its own data folder. The shop has two deployables: the shell and the remote `cart`. */
export interface TestShop {
  readonly folder: string;
  readonly context: ReleaseContext;
  readonly printed: string[];
  /** Publishes builds of remotes, and composes a release of the shell and these versions. */
  readonly compose: (builds: readonly string[], settings?: Partial<ReleaseSettings>) => Promise<Release>;
  /** Publishes a version of the remote `cart`, and composes a release with this version. */
  readonly release: (number: number, page?: string, settings?: Partial<ReleaseSettings>) => Promise<Release>;
  readonly promote: (id: string) => Promise<void>;
  /** Publishes, composes and promotes a version of the remote `cart`. */
  readonly promoted: (number: number, page?: string) => Promise<Release>;
}

/** Composes and stores a release of published versions. @param settings differences from the default settings */
export async function composeRelease(
  { artefacts, releases, now }: ReleaseContext,
  versions: Readonly<Record<string, string>>,
  settings: Partial<ReleaseSettings> = {},
): Promise<Release> {
  const wanted = { ...defaultSettings, ...settings };
  const release = await compose(artefacts, versions, wanted, new Date(now()).toISOString());
  await releases.save(release);
  return release;
}

/** Opens a shop in a new data folder. */
export async function openTestShop({ env = {}, worker = '' }: ShopOptions = {}): Promise<TestShop> {
  const folder = newFolder();
  const printed: string[] = [];
  const root = path.resolve(__dirname, '../..');
  const context = openReleaseContext(root, { ...env, DATA_DIR: folder }, (text) => printed.push(text));
  const { artefacts } = context;
  const shell = await artefacts.publish(shellBuild(worker));
  const composed: TestShop['compose'] = async (builds, settings) => {
    const remotes = await Promise.all(
      builds.map((build) => artefacts.publish(build, { by: env.RELEASED_BY })),
    );
    const versions = Object.fromEntries([shell, ...remotes].map(({ name, version }) => [name, version]));
    return composeRelease(context, versions, settings);
  };
  const release: TestShop['release'] = (number, page = pageSaying(`version ${number}`), settings) =>
    composed([cartBuild(number, page)], settings);
  const putOnShow = (id: string) => promote(context.deployments, id);
  const promoted: TestShop['promoted'] = async (number, page) => {
    const live = await release(number, page);
    await putOnShow(live.id);
    return live;
  };
  return { folder, context, printed, compose: composed, release, promote: putOnShow, promoted };
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
