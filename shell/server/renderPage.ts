import type { Composition } from '@tanabana/shared/contracts/composition';
import type { FragmentModule, PageMeta, PageRequest } from '@tanabana/shared/contracts/page';
import type { DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import { compositionOf } from './composition';
import { fail, loadFragments, loadPage, type Rendering } from './loadParts';
import { renderMarkup } from './renderMarkup';
import type { ShownRelease } from './onShow';
import { remoteIn } from './remoteMark';
import type { ServerModules } from './serverModules';
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
  readonly failures: readonly {
    readonly remote: string;
    readonly version: string;
    readonly error: unknown;
  }[];
  /** Versions and exposes that the page shows: what its document preloads. */
  readonly shown: readonly { readonly manifest: DeployManifest; readonly expose: string }[];
}

/**
 * Renders the page of a URL out of one release, and nothing out of any other.
 * @param leftOut remotes that are known to fail, or that the visitor gets from elsewhere: the browser fills their places
 */
export async function renderPage(
  modules: ServerModules,
  shown: ShownRelease,
  url: URL,
  seed: number,
  leftOut: ReadonlySet<string> = new Set(Object.keys(shown.overrides ?? {})),
): Promise<RenderedPage> {
  const { release } = shown;
  const shell = (await modules(release.shell, './server')) as ShellModule;
  const composition = compositionOf(shown, seed);
  const { pathname, search } = url;
  const match = shell.matchPage(composition.routes, pathname);
  const request: PageRequest = {
    params: match.params,
    pathname,
    search,
    settings: release.settings,
    seed,
    records: composition.records,
  };
  const rendering: Rendering = { release, modules, request, failures: [], shown: [], leftOut };

  const loaded = match.kind === 'remote' ? await loadPage(rendering, match) : undefined;
  const fragments =
    match.kind === 'remote' ? await loadFragments(rendering, match) : new Map<string, FragmentModule>();
  const app = shell.serverApp({ composition, url: pathname + search, page: loaded?.page, fragments });
  const owner = match.kind === 'remote' ? match.remote : 'shell';
  const { markup, styles } = await renderMarkup(app, (error, componentStack) => {
    // A part that could not be loaded was noted then.
    if (!(error instanceof Error && error.name === 'MissingPart'))
      fail(rendering, remoteIn(componentStack) ?? owner, error);
  });
  return {
    composition,
    meta:
      match.kind === 'own'
        ? match.module.meta(request, undefined)
        : (loaded?.meta ?? metaOfMissing(request, shown)),
    markup,
    styles,
    isRendered: match.kind === 'own' || loaded !== undefined,
    data: loaded?.page.data,
    failures: rendering.failures,
    shown: rendering.shown,
  };
}

/** What stands in the head of a page that the browser has to fill: the server could not, or must not. */
function metaOfMissing({ settings: { brand } }: PageRequest, { overrides }: ShownRelease): PageMeta {
  return {
    title: brand,
    description: `${brand}: handmade Indian crafts.`,
    status: overrides ? 200 : 503,
    hidden: true,
  };
}
