import { parseFileAddress } from '@tanabana/contract/files/fileAddress';
import { BROWSER_FOLDER } from '@tanabana/releases/versions/artefactKeys';
import { styleVariables } from '@tanabana/releases/versions/styleVariables';
import { Parser } from 'htmlparser2';
import { deployablesOf, routeAt, type Release } from '@tanabana/releases/documents/releaseDocument';
import { pathsOverlap, SERVER_ADDRESSES } from '@tanabana/contract/routes/serverAddresses';
import { pageOf } from '../pageOf';

const FETCHED_LINKS = ['preload', 'modulepreload', 'stylesheet', 'icon', 'apple-touch-icon', 'manifest'];

interface DocumentFault {
  readonly remote: string;
  /** Description of the fault, as in `links to /catalog, which no page of this release answers`. */
  readonly what: string;
}

/**
 * Finds references in a rendered document that its release cannot resolve: files, fragments, CSS variables, and links
 * in `main`. The shell leaves out links in the header and footer whose page the release lacks.
 */
export function documentFaults(
  release: Release,
  { name, route = '' }: { readonly name: string; readonly route?: string },
  html: string,
): readonly DocumentFault[] {
  const { files, fragments, links, styles } = partsOf(html, name, release.settings.origin);
  const declared = routeAt(release, name, route)?.fragments ?? [];
  const missing = [...files].filter((address) => !isPublished(release, address));
  const undeclared = [...fragments].filter((fragment) => !declared.includes(fragment));
  const faultsOfPage = [
    ...missing.map((file) => `names ${file}, which nobody publishes`),
    ...undeclared.map((fragment) => `shows ${fragment}, which ${route} does not declare`),
    ...styleVariables(styles).undefinedReads.map(
      (variable) => `reads the style variable ${variable}, which nothing defines`,
    ),
  ];
  const brokenLinks = [...links].flatMap(([address, remote]) => {
    const reason = brokenLink(release, new URL(address, release.settings.origin));
    return reason === undefined ? [] : [{ remote, what: `links to ${address}, ${reason}` }];
  });
  return [...faultsOfPage.map((what) => ({ remote: name, what })), ...brokenLinks];
}

function isPublished(release: Release, address: string): boolean {
  const parsed = parseFileAddress(address);
  const manifest = deployablesOf(release).find(({ name }) => name === parsed?.name);
  return manifest?.files[`${BROWSER_FOLDER}${parsed?.file}`] !== undefined;
}

function brokenLink(release: Release, url: URL): string | undefined {
  const { owner, search } = pageOf(release, url);
  if (owner !== release.shell.name) {
    const known = new URLSearchParams(search);
    const ignored = [...url.searchParams.keys()].find((parameter) => !known.has(parameter));
    return ignored === undefined ? undefined : `whose page does not declare the parameter ${ignored}`;
  }
  const others = [...release.shell.routes.map(({ path }) => path), ...SERVER_ADDRESSES];
  const isAnswered = others.some((path) => pathsOverlap(path, url.pathname));
  return isAnswered ? undefined : 'which no page of this release answers';
}

/**
 * Finds the references of a document.
 *
 * - `files`: addresses of this origin that a browser fetches with the document
 * - `fragments`: names of the fragments
 * - `links`: address of each link in `main` → remote that renders the link
 * - `styles`: text of all style elements
 */
function partsOf(html: string, page: string, origin: string) {
  const fetched: string[] = [];
  const fragments = new Set<string>();
  const links = new Map<string, string>();
  let styles = '';
  let importMap = '';
  /** Elements whose end tag has not been parsed. `remote` renders their content, and is undefined outside of `main`. */
  const open: {
    readonly tag: string;
    readonly type: string | undefined;
    readonly remote: string | undefined;
  }[] = [];
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const {
        'data-fragment': fragment,
        type,
        rel,
        href,
        src,
        srcset = '',
        property,
        content = '',
      } = attributes;
      if (tag === 'link' && FETCHED_LINKS.includes(rel ?? '') && href !== undefined) fetched.push(href);
      if (property === 'og:image' && content.startsWith(origin)) fetched.push(content.slice(origin.length));
      if (['script', 'img', 'source'].includes(tag) && src !== undefined) fetched.push(src);
      fetched.push(...(srcset.match(/[^\s,]\S*[^\s,]/g)?.filter((word) => word.startsWith('/')) ?? []));

      const outer = open.at(-1)?.remote ?? (tag === 'main' ? page : undefined);
      const remote = fragment === undefined ? outer : fragment.split('/')[0];
      if (fragment !== undefined) fragments.add(fragment);
      if (tag === 'a' && remote !== undefined && href?.startsWith('/')) links.set(href, remote);
      open.push({ tag, type, remote });
    },
    ontext: (text) => {
      const { tag, type } = open.at(-1) ?? {};
      if (tag === 'style') styles += text;
      if (type === 'importmap') importMap += text;
    },
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  if (importMap !== '') fetched.push(...addressesIn(importMap));
  const files = new Set(fetched.filter((address) => !/^(?:https?:|data:)/.test(address)));
  return { files, fragments, links, styles };
}

function addressesIn(importMap: string): readonly string[] {
  const { imports, integrity } = JSON.parse(importMap) as Record<
    'imports' | 'integrity',
    Record<string, string>
  >;
  return [...Object.values(imports), ...Object.keys(integrity)];
}
