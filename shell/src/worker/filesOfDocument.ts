const SCRIPTS_AND_FONTS = /(?:src|href)="(\/assets\/[^"?]+\.(?:js|woff2))"/g;
const PICTURES = /\/assets\/[\w./-]+\.(?:avif|webp|png|jpe?g|svg)(?![\w.])/g;
const RELEASE_MAP = /data-map="(\/_map\/[^"?]+)"/;

/** The script that says when the network is gone: pages ask for it late. */
const OFFLINE_SCRIPT = /"(\/assets\/shell\/offline\.[0-9a-f]{10}\.js)":/;

/** A file, and the integrity that the release map names for it, or an empty string. */
type NeededFile = readonly [address: string, integrity: string];

/** Address of the release map that a document asks for; nothing when it has no scripts. */
export function releaseMapOf(html: string): string | undefined {
  return RELEASE_MAP.exec(html)?.[1];
}

/**
 * The scripts and fonts without which a document is not what it was.
 * @param map text of its release map
 */
export function neededFiles(html: string, map: string): NeededFile[] {
  const linked = [...html.matchAll(SCRIPTS_AND_FONTS)].map(([, address = '']) => address);
  const [, late = ''] = OFFLINE_SCRIPT.exec(map) ?? [];
  return [...new Set([...linked, late])]
    .filter((address) => address !== '')
    .map((address) => [address, integrityIn(map, address)]);
}

function integrityIn(map: string, address: string): string {
  const [, after] = map.split(`"${address}":"`, 2);
  return after?.slice(0, after.indexOf('"')) ?? '';
}

/** The pictures that a document names, in all their sizes and forms. */
export function picturesOf(html: string): string[] {
  return [...new Set(html.match(PICTURES))];
}
