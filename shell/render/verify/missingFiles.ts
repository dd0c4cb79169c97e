import { Parser } from 'htmlparser2';
import { BROWSER_FOLDER } from '../../composition/releases/addresses';
import { deployablesOf, type Release } from '../../composition/releases/releaseDocument';

/** Address of a browser file. A retry adds a parameter. */
const ASSET = /^\/assets\/([a-z]+)\/([^?]+)(?:\?r=\d+)?$/;

const FETCHED_LINKS = ['preload', 'modulepreload', 'stylesheet', 'icon', 'apple-touch-icon', 'manifest'];

/** Finds addresses that browsers fetch with a document and that its release does not publish. */
export function missingFiles(release: Release, html: string): readonly string[] {
  const files = new Map(deployablesOf(release).map((manifest) => [manifest.name, manifest.files]));
  const isPublished = (address: string) => {
    const [, name = '', file = ''] = ASSET.exec(address) ?? [];
    return files.get(name)?.[BROWSER_FOLDER + file] !== undefined;
  };
  return [...new Set(fetchedAddresses(html, release.settings))].filter((address) => !isPublished(address));
}

/** Addresses of this origin that a browser fetches with a document, and the sharing picture. */
function fetchedAddresses(html: string, { origin }: Release['settings']): readonly string[] {
  const found: string[] = [];
  let isImportMap = false;
  const parser = new Parser({
    onopentag: (name, { type, rel, href, src, srcset = '', property, content = '' }) => {
      isImportMap = name === 'script' && type === 'importmap';
      if (name === 'link' && FETCHED_LINKS.includes(rel ?? '') && href !== undefined) found.push(href);
      if (property === 'og:image' && content.startsWith(origin)) found.push(content.slice(origin.length));
      if (['script', 'img', 'source'].includes(name) && src !== undefined) found.push(src);
      found.push(...(srcset.match(/[^\s,]\S*[^\s,]/g)?.filter((word) => word.startsWith('/')) ?? []));
    },
    ontext: (text) => {
      if (isImportMap) found.push(...addressesIn(text));
    },
    onclosetag: () => {
      isImportMap = false;
    },
  });
  parser.end(html);
  return found.filter((address) => !/^(?:https?:|data:)/.test(address));
}

function addressesIn(importMap: string): readonly string[] {
  const { imports, integrity } = JSON.parse(importMap) as Record<
    'imports' | 'integrity',
    Record<string, string>
  >;
  return [...Object.values(imports), ...Object.keys(integrity)];
}
