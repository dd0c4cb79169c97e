import { cacheFile } from './files';

const SCRIPTS_AND_FONTS = /(?:src|href)="(\/assets\/[^"?]+\.(?:js|woff2))"/g;
const PICTURES = /\/assets\/[\w./-]+\.(?:avif|webp|png|jpe?g|svg)(?![\w.])/g;

/** The script for pages without a network, which documents do not link to. */
const OFFLINE_SCRIPT = /"(\/assets\/shell\/offline\.[0-9a-f]{10}\.js)":/;

/**
 * Caches the scripts and fonts that a document needs, with the integrity that its import map names.
 * @throws when one of them is missing
 */
export async function cacheFilesOf(event: ExtendableEvent, html: string): Promise<void> {
  const linked = [...html.matchAll(SCRIPTS_AND_FONTS)].map(([, address = '']) => address);
  const [, offlineScript] = OFFLINE_SCRIPT.exec(html) ?? [];
  if (offlineScript !== undefined) linked.push(offlineScript);
  await Promise.all(
    [...new Set(linked)].map((address) =>
      cacheFile(event, address, { integrity: integrityIn(html, address), cache: 'force-cache' }),
    ),
  );
}

function integrityIn(html: string, address: string): string {
  const [, after] = html.split(`"${address}":"`, 2);
  return after?.slice(0, after.indexOf('"')) ?? '';
}

/** Caches those pictures of a document that the browser has in its HTTP cache, without the network. */
export async function cachePicturesOf(event: ExtendableEvent, html: string): Promise<void> {
  const addresses = [...new Set(html.match(PICTURES))];
  const init: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' };
  await Promise.allSettled(addresses.map((address) => cacheFile(event, address, init)));
}
