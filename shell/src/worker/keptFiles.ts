import { filesOfPicture } from '@tanabana/runtime/pictures/filesOfPicture';
import { sizedResponse } from './sizedResponse';

/** Files whose addresses name their content, and what is said of a release, which never changes either. */
const NEVER_CHANGES =
  /^\/(?:assets\/[a-z]+\/(?:[\w-]+\/)*[\w-]+\.[0-9a-f]{10}[\w.-]*|_pages\/[\w.-]+\.json)$/;

/** What a page needs before anything is seen of it. */
const CODE = /\.(?:js|woff2)$/;

/** Files that pages came with. */
export interface KeptFiles {
  /** Whether a file is kept when a page asks for it. */
  readonly isKept: (url: URL) => boolean;
  /**
   * Answers a page: with the kept file, or with what the network has, which is kept then. Without a network a picture
   * is answered with any cached file of it, because pages request it in different widths and formats.
   */
  readonly answer: (request: Request, wait: (work: Promise<unknown>) => void) => Promise<Response>;
  /**
   * Fetches a file that is not there yet.
   * @param integrity that the import map names for it; empty where it names none
   * @throws when the network does not have it, or has another
   */
  readonly ensure: (address: string, integrity: string) => Promise<void>;
  /** Takes over pictures that the browser has in its own cache: those that were seen. Asks no network. */
  readonly adopt: (addresses: readonly string[]) => Promise<void>;
  /** Removes all but code and fonts. */
  readonly forgetContent: () => Promise<void>;
}

/**
 * @param open opens the cache of the files
 * @param makeRoom called when the browser refuses to keep more
 */
export function createKeptFiles(
  open: () => Promise<Cache>,
  now: () => number,
  makeRoom: () => Promise<void>,
): KeptFiles {
  const put = async (address: string, response: Response) => {
    const cache = await open();
    await cache.put(address, await sizedResponse(response, now())).catch(makeRoom);
  };
  const ensure = async (address: string, integrity: string) => {
    if (await matchIn(open, address)) return;
    const response = await fetch(address, { integrity, cache: 'force-cache' });
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
    await put(address, response);
  };
  return {
    isKept: ({ pathname }) => NEVER_CHANGES.test(pathname),
    answer: async (request, wait) => {
      const { pathname, search } = new URL(request.url);
      // Try again asks with a parameter: whatever is kept has not helped.
      const kept = search === '' ? await matchIn(open, pathname) : undefined;
      if (kept) return kept;
      try {
        const response = await fetch(request);
        if (response.status === 200) wait(put(pathname, response.clone()));
        return response;
      } catch (error) {
        const picture = await cachedPicture(open, pathname);
        if (!picture) throw error;
        return picture;
      }
    },
    ensure,
    adopt: async (addresses) => {
      for (const address of addresses) {
        if (await matchIn(open, address)) continue;
        const init: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' };
        const response = await fetch(address, init).catch(() => undefined);
        if (response?.status === 200) await put(address, response);
      }
    },
    forgetContent: async () => {
      const cache = await open();
      const requests = await cache.keys();
      await Promise.all(requests.filter(({ url }) => !CODE.test(url)).map((file) => cache.delete(file)));
    },
  };
}

/** What a cache has for an address; nothing when the browser cannot open the cache. */
function matchIn(open: () => Promise<Cache>, address: string): Promise<Response | undefined> {
  return open().then(
    (cache) => cache.match(address, { ignoreVary: true }),
    () => undefined,
  );
}

/** The widest cached file of the picture that an address names. */
async function cachedPicture(open: () => Promise<Cache>, address: string): Promise<Response | undefined> {
  for (const file of filesOfPicture(address)) {
    const cached = await matchIn(open, file);
    if (cached) return cached;
  }
  return undefined;
}
