import { Writable } from 'node:stream';
import type { Composition } from '@tanabana/shared/contracts/composition';
import type { FragmentModule, PageMeta, PageModule, PageRequest } from '@tanabana/shared/contracts/page';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import type { Release } from '../release/releaseDocument';
import { compositionOf } from './composition';
import type { ServerModules } from './serverModules';
import type { LoadedPage } from '../src/routing/pageResources';
import type { ShellModule } from './shellModule';

/** How long a remote may take for its part of a page, in milliseconds. */
const PATIENCE = 3_000;

/** A rendered page, before it becomes a document. */
export interface RenderedPage {
  readonly composition: Composition;
  readonly meta: PageMeta;
  /** Markup of the whole page, and the style element that belongs to it. */
  readonly markup: string;
  readonly styles: string;
  /** What the page was rendered with, or nothing when its remote failed. */
  readonly data: unknown;
  /** Remotes that failed; such a page must not be cached. */
  readonly failures: readonly {
    readonly remote: string;
    readonly version: string;
    readonly error: unknown;
  }[];
  /** Versions and exposes that the page shows: what its document preloads. */
  readonly shown: readonly { readonly manifest: DeployManifest; readonly expose: string }[];
}

/** Renders the page of a URL out of one release, and nothing out of any other. */
export async function renderPage(
  modules: ServerModules,
  release: Release,
  url: URL,
  seed: number,
): Promise<RenderedPage> {
  const shell = (await modules(release.shell, './server')) as ShellModule;
  const composition = compositionOf(release, seed);
  const { pathname, search } = url;
  const match = shell.matchPage(composition.routes, pathname);
  const request: PageRequest = { params: match.params, pathname, search, settings: release.settings, seed };
  const rendering: Rendering = { release, modules, request, failures: [], shown: [] };

  const loaded = match.kind === 'remote' ? await loadPage(rendering, match) : undefined;
  const fragments =
    match.kind === 'remote' ? await loadFragments(rendering, match) : new Map<string, FragmentModule>();
  const app = shell.serverApp({ composition, url: pathname + search, page: loaded?.page, fragments });
  const { markup, styles } = await renderMarkup(app, (error) =>
    fail(rendering, match.kind === 'remote' ? match.remote : 'shell', error),
  );
  return {
    composition,
    meta:
      match.kind === 'own' ? match.module.meta(request, undefined) : (loaded?.meta ?? metaOfMissing(request)),
    markup,
    styles,
    data: loaded?.page.data,
    failures: rendering.failures,
    shown: rendering.shown,
  };
}

interface Rendering {
  readonly release: Release;
  readonly modules: ServerModules;
  readonly request: PageRequest;
  readonly failures: { remote: string; version: string; error: unknown }[];
  readonly shown: { manifest: DeployManifest; expose: string }[];
}

function fail({ release, failures }: Rendering, remote: string, error: unknown): void {
  const version = release.remotes[remote]?.version ?? release.shell.version;
  failures.push({ remote, version, error });
}

interface Place {
  readonly remote: string;
  readonly expose: string;
}

async function loadExpose<Module>(
  rendering: Rendering,
  { remote, expose }: Place,
): Promise<Module | undefined> {
  const manifest = rendering.release.remotes[remote];
  if (!manifest) return undefined;
  rendering.shown.push({ manifest, expose });
  const module = (await rendering.modules(manifest, expose)) as { readonly default: Module };
  return module.default;
}

async function loadPage(
  rendering: Rendering,
  place: Place,
): Promise<{ readonly page: LoadedPage; readonly meta: PageMeta } | undefined> {
  try {
    const module = await loadExpose<PageModule<unknown>>(rendering, place);
    if (!module) return undefined;
    const data = await inTime(module.load?.(rendering.request));
    return { page: { module, data }, meta: module.meta(rendering.request, data) };
  } catch (error) {
    fail(rendering, place.remote, error);
    return undefined;
  }
}

async function loadFragments(
  rendering: Rendering,
  { remote, expose }: Place,
): Promise<Map<string, FragmentModule>> {
  const route = rendering.release.remotes[remote]?.routes.find((candidate) => candidate.expose === expose);
  const loaded = new Map<string, FragmentModule>();
  for (const name of route?.fragments ?? []) {
    const [owner = '', part = ''] = name.split('/');
    try {
      const module = await loadExpose<FragmentModule>(rendering, {
        remote: owner,
        expose: `./fragments/${part}`,
      });
      if (module) loaded.set(name, module);
    } catch (error) {
      fail(rendering, owner, error);
    }
  }
  return loaded;
}

/** What stands in the head of a page that the server could not render and the browser has to fill. */
function metaOfMissing({ settings: { brand } }: PageRequest): PageMeta {
  return { title: brand, description: `${brand}: handmade Indian crafts.`, status: 503, hidden: true };
}

async function inTime<Value>(work: Promise<Value> | undefined): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clock = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE} ms`)), PATIENCE);
  });
  return Promise.race([work, clock]).finally(() => clearTimeout(timer));
}

/** Waits for the whole page: one piece of HTML without inline scripts. */
async function renderMarkup(
  app: ReactElement,
  onError: (error: unknown) => void,
): Promise<{ markup: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  try {
    const markup = await new Promise<string>((resolve, reject) => {
      const chunks: Buffer[] = [];
      const sink = new Writable({
        write(chunk: Buffer, _encoding, done) {
          chunks.push(chunk);
          done();
        },
        final(done) {
          resolve(Buffer.concat(chunks).toString('utf8'));
          done();
        },
      });
      const stream = renderToPipeableStream(sheet.collectStyles(app), {
        progressiveChunkSize: Infinity,
        onAllReady: () => stream.pipe(sink),
        onShellError: reject,
        onError,
      });
    });
    return { markup, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
