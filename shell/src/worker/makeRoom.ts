import { OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';
import { keptAt, sizeOf } from './sizedResponse';

/** Addresses of files in a document's text. */
const FILES = /\/assets\/[\w./-]+/g;

/** Part of the limit that is left when something had to go, so that not every page makes something go. */
const ENOUGH = 0.9;

interface Caches {
  readonly documents: Cache;
  readonly files: Cache;
}

/** A document or file that may go. */
interface Item {
  readonly cache: Cache;
  readonly request: Request;
  readonly response: Response;
}

/**
 * Removes what was seen longest ago until the rest fits. A file is as old as the last page that names it, so no kept
 * page loses a script before it goes itself; the page that lists the others never goes.
 * @param mostOf most bytes that may be kept, by how many are
 */
export async function makeRoom(
  { documents, files }: Caches,
  mostOf: (total: number) => number,
): Promise<void> {
  const items = [...(await itemsOf(documents)), ...(await itemsOf(files))];
  const total = items.reduce((sum, { response }) => sum + sizeOf(response), 0);
  const most = mostOf(total);
  if (total <= most) return;
  let excess = total - most * ENOUGH;
  for (const { cache, request, response } of await oldestFirst(items, documents)) {
    if (excess <= 0) return;
    await cache.delete(request);
    excess -= sizeOf(response);
  }
}

async function itemsOf(cache: Cache): Promise<Item[]> {
  const requests = await cache.keys();
  const items = requests.map(async (request) => {
    const response = await cache.match(request);
    return response ? [{ cache, request, response }] : [];
  });
  return (await Promise.all(items)).flat();
}

/** Everything that may go; of the same age, a page goes before its files. */
async function oldestFirst(items: readonly Item[], documents: Cache): Promise<readonly Item[]> {
  const named = new Map<string, number>();
  const nameAll = async (response: Response, seenAt: number) => {
    for (const [file] of (await response.text()).matchAll(FILES))
      named.set(file, Math.max(named.get(file) ?? 0, seenAt));
  };
  for (const { cache, response } of items) if (cache === documents) await nameAll(response, keptAt(response));
  const seenAt = ({ cache, request, response }: Item) => {
    const { pathname } = new URL(request.url);
    if (cache !== documents) return named.get(pathname) ?? keptAt(response);
    return pathname === OFFLINE_PATH ? Infinity : keptAt(response);
  };
  return items
    .map((item) => ({ item, age: seenAt(item) }))
    .filter(({ age }) => age !== Infinity)
    .sort((a, b) => a.age - b.age)
    .map(({ item }) => item);
}
