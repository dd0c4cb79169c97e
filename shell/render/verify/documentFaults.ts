import { styleVariables } from '@tanabana/artefacts/styleVariables';
import { Parser } from 'htmlparser2';
import { pathsOverlap } from '../../composition/releases/pathsOverlap';
import { routeAt, type Release } from '../../composition/releases/releaseDocument';
import { SERVER_ADDRESSES } from '../../composition/releases/serverAddresses';
import { pageOf } from '../pageOf';
import { missingFiles } from './missingFiles';

/** A fault of a page, without its subject: `links to /catalog, which no page of this release answers`. */
interface DocumentFault {
  /** Remote of the page, or of the fragment with the fault. */
  readonly remote: string;
  readonly what: string;
}

/**
 * Compares a rendered document with the contracts of its release: files, fragments, CSS variables, and links of the main
 * part. Links of header and footer are not compared, so that a release can lack a remote.
 */
export function documentFaults(
  release: Release,
  { name, route = '' }: { readonly name: string; readonly route?: string },
  html: string,
): readonly DocumentFault[] {
  const { fragments, links, styles } = partsOf(html, name);
  const declared = routeAt(release, name, route)?.fragments ?? [];
  return [
    ...missingFiles(release, html).map((file) => ({
      remote: name,
      what: `names ${file}, which nobody publishes`,
    })),
    ...[...fragments]
      .filter((fragment) => !declared.includes(fragment))
      .map((fragment) => ({ remote: name, what: `shows ${fragment}, which ${route} does not declare` })),
    ...styleVariables(styles).undefinedReads.map((variable) => ({
      remote: name,
      what: `reads the style variable ${variable}, which nothing defines`,
    })),
    ...[...links].flatMap(([address, remote]) => {
      const reason = brokenLink(release, new URL(address, release.settings.origin));
      return reason === undefined ? [] : [{ remote, what: `links to ${address}, ${reason}` }];
    }),
  ];
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

/** Fragments, links in the main part with the remote that shows them, and the text of style elements. */
function partsOf(html: string, page: string) {
  const fragments = new Set<string>();
  const links = new Map<string, string>();
  let styles = '';
  /** Open elements, and the remote that renders their content. Undefined outside of the main part. */
  const open: { readonly tag: string; readonly remote: string | undefined }[] = [];
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const { 'data-fragment': fragment, href } = attributes;
      const outer = open.at(-1)?.remote ?? (tag === 'main' ? page : undefined);
      const remote = fragment === undefined ? outer : fragment.split('/')[0];
      if (fragment !== undefined) fragments.add(fragment);
      if (tag === 'a' && remote !== undefined && href?.startsWith('/')) links.set(href, remote);
      open.push({ tag, remote });
    },
    ontext: (text) => {
      if (open.at(-1)?.tag === 'style') styles += text;
    },
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  return { fragments, links, styles };
}
