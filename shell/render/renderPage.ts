import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { FragmentData } from '@tanabana/runtime/contracts/loadFragment';
import type { FragmentModule, PageMeta, PageRequest } from '@tanabana/runtime/contracts/page';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { compositionOf } from './compositionOf';
import { declaredFragments, fail, loadPage, type RenderContext } from './loadParts';
import { renderMarkup } from './renderMarkup';
import { pageLinks } from '../composition/releases/pageLinks';
import { routeAt } from '../composition/releases/releaseDocument';
import type { ServedRelease } from '../composition/releases/servedRelease';
import { exposedIn } from './remoteMark';
import type { RenderFailure } from './renderTask';
import type { LoadModule } from './serverModules';
import { timed, type Timing } from './timings';
import type { ShellModule } from '../protocol/shellModule';

export interface RenderedPage {
  readonly composition: Composition;
  readonly meta: PageMeta;
  readonly markup: string;
  readonly styles: string;
  /** False when the remote of the page failed or is overridden. */
  readonly isRendered: boolean;
  /** Data that the page was rendered with. */
  readonly data: unknown;
  readonly fragmentData: FragmentData;
  /** A page with failures must not be cached. */
  readonly failures: readonly RenderFailure[];
  readonly preloads: readonly { readonly manifest: DeployManifest; readonly expose: string }[];
  readonly timings: Timing[];
}

/**
 * Renders the page of a URL from one release.
 * @param leftOut remotes that failed; the browser renders them and overridden remotes
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
    fragmentData: {},
    timings: [],
    leftOut: new Set([...leftOut, ...Object.keys(served.overrides ?? {})]),
  };

  const remote = match.kind === 'remote' ? match : undefined;
  const { timings } = rendering;
  const loaded = remote && (await timed(timings, 'load', () => loadPage(rendering, remote)));
  const fragments = remote ? declaredFragments(rendering, remote) : new Map<string, FragmentModule>();
  const app = shell.serverApp({ composition, url: pathname + search, page: loaded?.page, fragments });
  const owner = remote?.remote ?? 'shell';
  const onError = (error: unknown, componentStack: string) => {
    // `loadPage` has recorded a missing page, and an earlier attempt a missing fragment.
    if (isNamed(error, 'MissingPart')) return;
    const page = { remote: owner, expose: remote?.expose ?? './server' };
    const culprit = isNamed(error, 'InvalidProps') ? page : (exposedIn(componentStack) ?? page);
    fail(rendering, culprit, error);
  };
  const { markup, styles } = await timed(timings, 'render', () => renderMarkup(app, onError));
  const meta =
    match.kind === 'own'
      ? match.module.meta(request, undefined)
      : (loaded?.meta ?? metaOfMissing(request, served));
  return {
    composition,
    meta: remote && routeAt(release, owner, remote.path)?.isPersonal ? { ...meta, hidden: true } : meta,
    markup,
    styles,
    isRendered: match.kind === 'own' || loaded !== undefined,
    data: loaded?.page.data,
    fragmentData: rendering.fragmentData,
    failures: rendering.failures,
    preloads: rendering.preloads,
    timings,
  };
}

/** Errors of a sandbox are not instances of the classes of the server. */
function isNamed(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}

/** Head of a page that the browser renders, because rendering failed or the remote is overridden. */
function metaOfMissing({ settings: { brand } }: PageRequest, { overrides }: ServedRelease): PageMeta {
  return {
    title: brand,
    description: `${brand}: handmade Indian crafts.`,
    status: overrides ? 200 : 503,
    hidden: true,
  };
}
