import { createHash } from 'node:crypto';
import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { compressDocument } from './compressDocument';
import { emergencyDocument } from './emergencyDocument';
import { htmlDocument } from './htmlDocument';
import type { ServedRelease } from '../composition/servedRelease';
import { PageCache, type CachedDocument } from './pageCache';
import { renderPage, type RenderedPage } from './renderPage';
import type { ServerModules } from './serverModules';
import type { ShellModule } from './shellModule';

/** Longest life of a cached document, in milliseconds: what is drawn at random is drawn anew after it (§3). */
const DOCUMENT_TTL_MS = 60_000;

/** How long the last good document of an address stands in when nothing better can be rendered: a day. */
const LAST_GOOD_TTL_MS = 86_400_000;

/**
 * How much of a page could be had: all of it; all of it, with the last good version of a remote that failed; the
 * last good document of its address; or the layout with words and links.
 */
export type FallbackLevel = 'none' | 'previous-version' | 'last-good-document' | 'static';

export interface Answer {
  readonly document: CachedDocument;
  readonly fallbackLevel: FallbackLevel;
}

/** A remote, or the shell, that failed while a page was rendered. */
export interface RenderFailure {
  readonly release: string;
  readonly remote: string;
  readonly version: string;
  readonly error: unknown;
}

interface DocumentsOptions {
  readonly modules: ServerModules;
  /** Draws the seed of a document: a whole number below 2³². */
  readonly randomSeed: () => number;
  readonly now: () => number;
  readonly onFailure: (failure: RenderFailure) => void;
}

/** Gives the document of an address. @param keepsGood whether documents of this release may stand in later */
export type Documents = (served: ServedRelease, url: URL, keepsGood: boolean) => Promise<Answer>;

/** Renders documents, each once for all who ask at the same time, and falls back a level when rendering fails. */
export function createDocuments({ modules, randomSeed, now, onFailure }: DocumentsOptions): Documents {
  const fresh = new PageCache(now, DOCUMENT_TTL_MS);
  const lastGood = new PageCache(now, LAST_GOOD_TTL_MS);
  const underWay = createSharedReads({ keeps: false });

  const draw = async (served: ServedRelease, url: URL) => {
    const page = await renderPage(modules, served, url, randomSeed());
    page.failures.forEach((failure) => onFailure({ release: served.release.id, ...failure }));
    return page;
  };
  const finish = async (served: ServedRelease, page: RenderedPage, url: URL) => {
    const shell = (await modules(served.release.shell, './server')) as ShellModule;
    return compressed(htmlDocument(served, shell, page, url));
  };

  const render = async (served: ServedRelease, url: URL, keepsGood: boolean): Promise<Answer> => {
    const { release } = served;
    const address = url.pathname + url.search;
    const fallback = keepsGood ? () => lastGood.get(address) : () => undefined;
    try {
      const page = await draw(served, url);
      if (page.failures.length === 0) {
        const document = await finish(served, page, url);
        fresh.set(keyOf(served, url), document);
        if (keepsGood) lastGood.set(address, document);
        return { document, fallbackLevel: 'none' };
      }
      const replaced = withPrevious(served, page);
      const second = replaced && (await draw(replaced, url));
      if (second?.failures.length === 0) {
        return { document: await finish(replaced ?? served, second, url), fallbackLevel: 'previous-version' };
      }
      const good = fallback();
      if (good) return { document: good, fallbackLevel: 'last-good-document' };
      const failing = new Set(page.failures.map(({ remote }) => remote));
      const rest = await renderPage(modules, served, url, randomSeed(), failing);
      return {
        document: await finish(served, { ...rest, failures: page.failures }, url),
        fallbackLevel: 'static',
      };
    } catch (error) {
      onFailure({ release: release.id, remote: 'shell', version: release.shell.version, error });
      const good = fallback();
      if (good) return { document: good, fallbackLevel: 'last-good-document' };
      return { document: await compressed(emergencyDocument(release.settings)), fallbackLevel: 'static' };
    }
  };

  return (served, url, keepsGood) => {
    const key = keyOf(served, url);
    const document = fresh.get(key);
    if (document) return Promise.resolve({ document, fallbackLevel: 'none' });
    return underWay(key, () => render(served, url, keepsGood));
  };
}

function keyOf({ release, overrides }: ServedRelease, { pathname, search }: URL): string {
  return [release.id, JSON.stringify(overrides), pathname + search].join(' ');
}

/** The release with the last good versions of the remotes that failed on a page, when there are any. */
function withPrevious(
  { release, previous }: ServedRelease,
  { failures }: RenderedPage,
): ServedRelease | undefined {
  const remotes: Record<string, DeployManifest> = {};
  for (const { remote } of failures) {
    const fallback = previous[remote];
    if (fallback) remotes[remote] = fallback;
  }
  if (Object.keys(remotes).length === 0) return undefined;
  return { release: { ...release, remotes: { ...release.remotes, ...remotes } }, previous };
}

async function compressed(document: ReturnType<typeof htmlDocument>): Promise<CachedDocument> {
  const { html } = document;
  const [br, gzip] = await Promise.all([compressDocument.br(html), compressDocument.gzip(html)]);
  return { ...document, etag: etagOf(document), brotli: br, gzip };
}

/** The policy counts too: a browser that keeps the document keeps its policy. */
function etagOf({ html, policy }: ReturnType<typeof htmlDocument>): string {
  return `W/"${createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 27)}"`;
}
