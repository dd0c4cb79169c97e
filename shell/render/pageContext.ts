import { hasPage } from '@tanabana/contract/pages/hasPage';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { pageLinks } from '@tanabana/releases/documents/releaseDocument';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import type { ShellModule } from '../protocol/shellModule';
import type { RenderContext } from './loadParts';
import { releaseFacts } from './releaseFacts';
import type { LoadModule } from './serverModules';

export type OpenedPage = ReturnType<typeof pageContext>;

/**
 * Matches an address, and creates the request of its page. `remote` is undefined for pages of the shell.
 * @param omitted remotes that failed. The browser renders failed and overridden remotes instead of the server.
 */
/** Path that no page has, in place of one that the settings switch off. */
const UNKNOWN_PATH = '/404';

export function pageContext(
  load: LoadModule,
  shell: ShellModule,
  served: ServedRelease,
  url: URL,
  seed: number,
  omitted: readonly string[] = [],
) {
  const { release } = served;
  const facts = releaseFacts(served, shell, seed);
  const { composition } = facts;
  const { pathname, search } = url;
  const found = shell.matchPage(composition.routes, pathname);
  // The routes of remotes lack the pages that the settings switch off. The shell's own pages are no routes.
  const isOff = found.kind === 'own' && !hasPage(release.settings, pathname);
  const match = isOff ? shell.matchPage(composition.routes, UNKNOWN_PATH) : found;
  const request: PageRequest = {
    params: match.params,
    pathname,
    search,
    settings: composition.settings,
    seed,
    records: composition.records,
    listPages: () => Promise.resolve(pageLinks(release)),
  };
  const context: RenderContext = {
    release,
    load,
    request,
    failures: [],
    preloads: [],
    fragmentData: {},
    timings: [],
    omitted: new Set([...omitted, ...Object.keys(served.overrides ?? {})]),
  };
  return { facts, match, remote: match.kind === 'remote' ? match : undefined, request, context };
}
