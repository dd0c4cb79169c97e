import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import { emergencyDocument } from './emergencyDocument';
import { htmlDocument } from './htmlDocument';
import type { ShownRelease } from './onShow';
import { PageCache, type CachedDocument } from './pageCache';
import { renderPage, type RenderedPage } from './renderPage';
import type { ServerModules } from './serverModules';
import type { ShellModule } from './shellModule';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Longest life of a cached document, in milliseconds: what is drawn at random is drawn anew after it (§3). */
const LIFE = 60_000;

/** How long the last good document of an address stands in when nothing better can be rendered: a day. */
const LAST_GOOD_LIFE = 86_400_000;

/**
 * How much of a page could be had: all of it; all of it, with the last good version of a remote that failed; the
 * last good document of its address; or the layout with words and links.
 */
export type Rung = 'whole' | 'previous' | 'last good' | 'words';

export interface Answer {
  readonly document: CachedDocument;
  readonly rung: Rung;
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
  readonly drawSeed: () => number;
  readonly now: () => number;
  readonly onFailure: (failure: RenderFailure) => void;
}

/** Gives the document of an address. @param keepsGood whether documents of this release may stand in later */
export type Documents = (shown: ShownRelease, url: URL, keepsGood: boolean) => Promise<Answer>;

/** Renders documents, each once for all who ask at the same time, and takes the next rung down when one breaks. */
export function createDocuments({ modules, drawSeed, now, onFailure }: DocumentsOptions): Documents {
  const fresh = new PageCache(now, LIFE);
  const lastGood = new PageCache(now, LAST_GOOD_LIFE);
  const underWay = new Map<string, Promise<Answer>>();

  const draw = async (shown: ShownRelease, url: URL) => {
    const page = await renderPage(modules, shown, url, drawSeed());
    page.failures.forEach((failure) => onFailure({ release: shown.release.id, ...failure }));
    return page;
  };
  const finish = async (shown: ShownRelease, page: RenderedPage, url: URL) => {
    const shell = (await modules(shown.release.shell, './server')) as ShellModule;
    return compressed(htmlDocument(shown, shell, page, url));
  };

  const render = async (shown: ShownRelease, url: URL, keepsGood: boolean): Promise<Answer> => {
    const { release } = shown;
    const address = url.pathname + url.search;
    const standIn = keepsGood ? () => lastGood.get(address) : () => undefined;
    try {
      const page = await draw(shown, url);
      if (page.failures.length === 0) {
        const document = await finish(shown, page, url);
        fresh.set(keyOf(shown, url), document);
        if (keepsGood) lastGood.set(address, document);
        return { document, rung: 'whole' };
      }
      const replaced = withPrevious(shown, page);
      const second = replaced && (await draw(replaced, url));
      if (second?.failures.length === 0) {
        return { document: await finish(replaced ?? shown, second, url), rung: 'previous' };
      }
      const good = standIn();
      if (good) return { document: good, rung: 'last good' };
      const failing = new Set(page.failures.map(({ remote }) => remote));
      const rest = await renderPage(modules, shown, url, drawSeed(), failing);
      return { document: await finish(shown, { ...rest, failures: page.failures }, url), rung: 'words' };
    } catch (error) {
      onFailure({ release: release.id, remote: 'shell', version: release.shell.version, error });
      const good = standIn();
      if (good) return { document: good, rung: 'last good' };
      return { document: await compressed(emergencyDocument(release.settings)), rung: 'words' };
    }
  };

  return (shown, url, keepsGood) => {
    const key = keyOf(shown, url);
    const document = fresh.get(key);
    if (document) return Promise.resolve({ document, rung: 'whole' });
    const known = underWay.get(key);
    if (known) return known;
    const rendering = render(shown, url, keepsGood).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  };
}

function keyOf({ release, overrides }: ShownRelease, { pathname, search }: URL): string {
  return [release.id, JSON.stringify(overrides), pathname + search].join(' ');
}

/** The release with the last good versions of the remotes that failed on a page, when there are any. */
function withPrevious(
  { release, previous }: ShownRelease,
  { failures }: RenderedPage,
): ShownRelease | undefined {
  const remotes: Record<string, DeployManifest> = {};
  for (const { remote } of failures) {
    const standIn = previous[remote];
    if (standIn) remotes[remote] = standIn;
  }
  if (Object.keys(remotes).length === 0) return undefined;
  return { release: { ...release, remotes: { ...release.remotes, ...remotes } }, previous };
}

async function compressed(document: ReturnType<typeof htmlDocument>): Promise<CachedDocument> {
  const [small, older] = await Promise.all([
    brotli(document.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(document.html),
  ]);
  return { ...document, brotli: small, gzip: older };
}
