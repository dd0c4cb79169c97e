import { KEEP_HEADER } from '@tanabana/runtime/contracts/offline';
import { neededFiles } from './filesOfDocument';
import type { KeptFiles } from './keptFiles';
import { keptAt, sizedResponse } from './sizedResponse';

/** Header of a kept document: its title, and nothing for a document that lists do not name. */
const KEPT_TITLE = 'x-kept-title';

/** The document's own headers that count when it is shown again. */
const SHOWN_HEADERS = [
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-tanabana-release',
];

/** How old a note of when a document was seen may be before it is written anew, in milliseconds. */
const TOUCH_MS = 600_000;

const TITLE = /<title>([^<]*)/;
const HIDDEN = '<meta name="robots" content="noindex"';

/** Documents by address. */
export interface KeptDocuments {
  /**
   * Keeps a document with all of its scripts, if the server says that it may be kept.
   * @returns its text, when it was kept
   */
  readonly keep: (response: Response) => Promise<string | undefined>;
  /** Notes that a document of this release was seen again. @returns false when none is kept */
  readonly touch: (address: string, release: string) => Promise<boolean>;
  /** The document of an address: of its page, and of as much of its query as was kept. */
  readonly match: (url: URL) => Promise<Response | undefined>;
  /** Pages that can be read, the last first; those that search engines do not list are not among them. */
  readonly list: () => Promise<{ address: string; title: string; keptAt: number }[]>;
  readonly forget: () => Promise<void>;
}

/**
 * @param open opens the cache of the documents
 * @param makeRoom called when the browser refuses to keep more
 */
export function createKeptDocuments(
  open: () => Promise<Cache>,
  files: Pick<KeptFiles, 'ensure'>,
  now: () => number,
  makeRoom: () => Promise<void>,
): KeptDocuments {
  /** Rises when everything is forgotten: what is under way then is not kept. */
  let era = 0;
  const put = async (address: string, response: Response) => {
    const cache = await open();
    await cache.put(address, await sizedResponse(response, now())).catch(makeRoom);
  };
  return {
    keep: async (response) => {
      const address = response.headers.get(KEEP_HEADER);
      const isForAll = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
      if (address === null || !isForAll || response.status !== 200) return undefined;
      const begun = era;
      const html = await response.text();
      await Promise.all(neededFiles(html).map(([file, integrity]) => files.ensure(file, integrity)));
      if (begun !== era) return undefined;
      const headers = new Headers(
        SHOWN_HEADERS.flatMap((name): [string, string][] => {
          const value = response.headers.get(name);
          return value === null ? [] : [[name, value]];
        }),
      );
      const title = html.includes(HIDDEN) ? '' : (TITLE.exec(html)?.[1] ?? '');
      headers.set(KEPT_TITLE, encodeURIComponent(title));
      await put(address, new Response(html, { headers }));
      return html;
    },
    touch: async (address, release) => {
      const kept = await (await open()).match(address);
      if (kept?.headers.get('x-tanabana-release') !== release) return false;
      if (now() - keptAt(kept) < TOUCH_MS) return true;
      await put(address, kept);
      return true;
    },
    match: async (url) => {
      const cache = await open();
      const requests = await cache.keys(url.pathname, { ignoreSearch: true });
      const [closest] = requests
        .map((request) => ({ request, parameters: [...new URL(request.url).searchParams] }))
        .filter(({ parameters }) => parameters.every(([name, value]) => url.searchParams.get(name) === value))
        .sort((a, b) => b.parameters.length - a.parameters.length);
      return closest && cache.match(closest.request);
    },
    list: async () => {
      const cache = await open();
      const requests = await cache.keys();
      const entries = await Promise.all(
        requests.map(async (request) => {
          const response = await cache.match(request);
          const { pathname, search } = new URL(request.url);
          return {
            address: pathname + search,
            title: unescaped(decodeURIComponent(response?.headers.get(KEPT_TITLE) ?? '')),
            keptAt: response ? keptAt(response) : 0,
          };
        }),
      );
      return entries.filter(({ title }) => title !== '').sort((a, b) => b.keptAt - a.keptAt);
    },
    forget: async () => {
      era += 1;
      const cache = await open();
      await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text that React has written with character references. */
function unescaped(text: string): string {
  return text.replace(/&([#\w]+);/g, (reference, name: string) => ENTITIES[name] ?? reference);
}
