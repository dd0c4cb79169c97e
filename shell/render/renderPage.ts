import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { FragmentModule, PageMeta, PageRequest } from '@tanabana/runtime/contracts/page';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { compositionOf } from './compositionOf';
import { fail, loadFragments, loadPage, type RenderContext } from './loadParts';
import { renderMarkup } from './renderMarkup';
import { pageLinks } from '../composition/releases/pageLinks';
import type { Release } from '../composition/releases/releaseDocument';
import type { ServedRelease } from '../composition/releases/servedRelease';
import { remoteIn } from './remoteMark';
import type { RenderFailure } from './renderTask';
import type { LoadModule } from './serverModules';
import type { ShellModule } from './shellModule';

/** A rendered page, before it becomes a document. */
export interface RenderedPage {
  readonly composition: Composition;
  readonly meta: PageMeta;
  /** Markup of the whole page, and the style element that belongs to it. */
  readonly markup: string;
  readonly styles: string;
  /** Whether the page itself was rendered: not when its remote failed, or comes from elsewhere. */
  readonly isRendered: boolean;
  /** What it was rendered with. */
  readonly data: unknown;
  /** Remotes that failed; such a page must not be cached. */
  readonly failures: readonly RenderFailure[];
  /** Versions and exposes that the page shows: what its document preloads. */
  readonly preloads: readonly { readonly manifest: DeployManifest; readonly expose: string }[];
}

/**
 * Renders the page of a URL out of one release, and nothing out of any other.
 * @param leftOut remotes that are known to fail; the browser fills their places, and those of overridden ones
 */
export async function renderPage(
  load: LoadModule,
  served: ServedRelease,
  url: URL,
  seed: number,
  leftOut: readonly string[] = [],
): Promise<RenderedPage> {
  const { release } = served;
  const shell = (await load(release.shell, './server')) as ShellModule;
  const composition = compositionOf(served, seed);
  const { pathname, search } = url;
  const match = shell.matchPage(composition.routes, pathname);
  const request: PageRequest = {
    params: match.params,
    pathname,
    search,
    settings: release.settings,
    seed,
    records: composition.records,
    listPages: () => Promise.resolve(pageLinks(release)),
  };
  const rendering: RenderContext = {
    release,
    load,
    request,
    failures: [],
    preloads: [],
    leftOut: new Set([...leftOut, ...Object.keys(served.overrides ?? {})]),
  };

  const loaded = match.kind === 'remote' ? await loadPage(rendering, match) : undefined;
  const fragments =
    match.kind === 'remote' ? await loadFragments(rendering, match) : new Map<string, FragmentModule>();
  const app = shell.serverApp({ composition, url: pathname + search, page: loaded?.page, fragments });
  const owner = match.kind === 'remote' ? match.remote : 'shell';
  const onError = (error: unknown, componentStack: string) => {
    // A part that could not be loaded was noted then.
    if (!isMissingPart(error)) fail(rendering, remoteIn(componentStack) ?? owner, error);
  };
  const { markup, styles } = await renderMarkup(app, onError);
  const meta =
    match.kind === 'own'
      ? match.module.meta(request, undefined)
      : (loaded?.meta ?? metaOfMissing(request, served));
  return {
    composition,
    meta: match.kind === 'remote' && isPersonal(release, match) ? { ...meta, hidden: true } : meta,
    markup,
    styles,
    isRendered: match.kind === 'own' || loaded !== undefined,
    data: loaded?.page.data,
    failures: rendering.failures,
    preloads: rendering.preloads,
  };
}

/** Whether the owner of a page keeps search engines away from it. */
function isPersonal({ remotes }: Release, { remote, path }: { remote: string; path: string }): boolean {
  return remotes[remote]?.routes.find((route) => route.path === path)?.isPersonal ?? false;
}

/** Whether an error is the shell's `MissingPart`. Errors of a sandbox are no instances of the server's own classes. */
function isMissingPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'MissingPart';
}

/** The head of a page that the browser has to fill: the server could not, or must not. */
function metaOfMissing({ settings: { brand } }: PageRequest, { overrides }: ServedRelease): PageMeta {
  return {
    title: brand,
    description: `${brand}: handmade Indian crafts.`,
    status: overrides ? 200 : 503,
    hidden: true,
  };
}
