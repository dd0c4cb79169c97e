import type { FragmentModule, PageMeta } from '@tanabana/contract/pages/page';
import { routeAt } from '@tanabana/releases/documents/releaseDocument';
import { withFallbacks, type ServedRelease } from '@tanabana/releases/releases/servedRelease';
import type { ShellModule } from '../protocol/shellModule';
import { toRenderedDocument } from './compressDocument';
import { htmlDocument } from './htmlDocument';
import { declaredFragments, exposedIn, fail, loadPage } from './loadParts';
import { type OpenedPage, pageContext } from './pageContext';
import { renderData } from './renderData';
import { renderMarkup } from './renderMarkup';
import { type RenderResult, type RenderTask, timed } from './renderTask';
import type { LoadModule } from './serverModules';

/**
 * Renders a page as a document, or loads its data, in one attempt.
 * @returns a document or the failures of remotes
 * @throws errors of the shell
 */
export async function renderDocument(
  load: LoadModule,
  served: ServedRelease,
  { address, seed, replaced, omitted, showsFailure, isData }: RenderTask,
): Promise<RenderResult> {
  const attempted = withFallbacks(served, replaced);
  const url = new URL(address, served.release.settings.origin);
  const shell = (await load(served.release.shell, './server')) as ShellModule;
  const opened = pageContext(load, shell, attempted, url, seed, omitted);
  if (isData) return renderData(opened);
  const page = await renderPage(shell, attempted, opened, omitted, showsFailure);
  const { failures, timings } = page;
  if (failures.length > 0) return { failures, timings };
  const html = htmlDocument(attempted, shell, page, url);
  const document = await timed(timings, 'compression', () => toRenderedDocument(html));
  return { document, failures, timings };
}

/**
 * @param omitted remotes that failed. The browser renders failed and overridden remotes instead of the server.
 * @internal
 */
export async function renderPage(
  shell: ShellModule,
  served: ServedRelease,
  { facts, match, remote, request, context }: OpenedPage,
  omitted: readonly string[] = [],
  showsFailure = false,
) {
  const { failures, timings } = context;
  const { composition } = facts;
  const { pathname, search } = request;
  const loaded = remote && (await timed(timings, 'load', () => loadPage(context, remote, showsFailure)));
  const fragments = remote ? declaredFragments(context, remote) : new Map<string, FragmentModule>();
  const app = shell.serverApp({ composition, url: pathname + search, page: loaded?.page, fragments });
  const owner = remote?.remote ?? 'shell';
  const onError = (error: unknown, componentStack: string) => {
    // Ignores a region that the browser must render. If the region has failed, `loadPage` or an earlier attempt has
    // reported the failure.
    if (isNamed(error, 'MissingPart')) return;
    const page = { remote: owner, expose: remote?.expose ?? './server' };
    const culprit = isNamed(error, 'InvalidProps') ? page : (exposedIn(componentStack) ?? page);
    fail(context, culprit, error);
  };
  const { markup, styles } = await timed(timings, 'render', () => renderMarkup(app, onError));
  const meta = match.kind === 'own' ? match.module.meta(request, undefined) : loaded?.meta;
  const isPersonal = remote && routeAt(served.release, owner, remote.path)?.isPersonal;
  return {
    facts,
    meta: { ...(meta ?? metaOfMissing(served)), ...(isPersonal && { hidden: true }) },
    markup,
    styles,
    isComplete: omitted.length === 0 && meta !== undefined,
    data: loaded?.page.data,
    fragmentData: context.fragmentData,
    failures,
    preloads: context.preloads,
    timings,
  };
}

/** Compares the name, because an error that was created in a sandbox is not an instance of a class of the server. */
function isNamed(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}

/**
 * Returns metadata for a page that only the browser renders, because the server failed to render the page or the remote
 * is overridden.
 */
function metaOfMissing({ release, overrides }: ServedRelease): PageMeta {
  const { brand } = release.settings;
  return {
    title: brand,
    description: brand,
    status: overrides ? 200 : 503,
    hidden: true,
  };
}
