const SCRIPTS_AND_FONTS = /(?:src|href)="(\/assets\/[^"?]+\.(?:js|woff2))"/g;
const PICTURES = /\/assets\/[\w./-]+\.(?:avif|webp|png|jpe?g|svg)(?![\w.])/g;

/** The script that says when the network is gone: pages ask for it late. */
const OFFLINE_SCRIPT = /"(\/assets\/shell\/offline\.[0-9a-f]{10}\.js)":/;

/** A file, and the integrity that the document's import map names for it, or an empty string. */
type NeededFile = readonly [address: string, integrity: string];

/** The scripts and fonts that a document needs without a network. */
export function neededFiles(html: string): NeededFile[] {
  const linked = [...html.matchAll(SCRIPTS_AND_FONTS)].map(([, address = '']) => address);
  const [, late = ''] = OFFLINE_SCRIPT.exec(html) ?? [];
  return [...new Set([...linked, late])]
    .filter((address) => address !== '')
    .map((address) => [address, integrityIn(html, address)]);
}

function integrityIn(html: string, address: string): string {
  const [, after] = html.split(`"${address}":"`, 2);
  return after?.slice(0, after.indexOf('"')) ?? '';
}

/** The pictures that a document names, in all their sizes and forms. */
export function picturesOf(html: string): string[] {
  return [...new Set(html.match(PICTURES))];
}
