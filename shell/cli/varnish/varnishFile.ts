import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deployablesOf, type Release } from '@tanabana/releases/documents/releaseDocument';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { queryParameters } from '@tanabana/releases/releases/queryParameters';

const DELIVERED = 'shell/deploy/edge/shop.vcl';

/** Matches the list of query parameters that `vcl_recv` keeps. */
const KEPT = /(?<=&\(\?!\(\?:)[\w|-]+(?=\))/;

/** `VARNISH_CONFIG`, or the file of this checkout. */
export function varnishFile({ root, env }: Pick<ReleaseContext, 'root' | 'env'>): string {
  return path.resolve(root, env.VARNISH_CONFIG ?? DELIVERED);
}

/** Returns the query parameters that pages of releases read, of all routes, also of those that settings disable. */
export function parametersOf(releases: readonly Release[]): readonly string[] {
  return queryParameters(
    releases.flatMap((release) => deployablesOf(release).flatMap(({ routes }) => routes)),
  );
}

/** Returns the query parameters that a configuration of Varnish keeps, or undefined if it has no list of them. */
export function keptParameters(vcl: string): readonly string[] | undefined {
  return KEPT.exec(vcl)?.[0].split('|');
}

export function withParameters(vcl: string, parameters: readonly string[]): string {
  return vcl.replace(KEPT, parameters.join('|'));
}

/** Returns a sentence about the query parameters of a release that Varnish removes, or undefined if there are none. */
export async function removedParameters(
  context: ReleaseContext,
  release: Release,
): Promise<string | undefined> {
  const file = varnishFile(context);
  // Images of the server do not contain the file.
  const vcl = await readFile(file, 'utf8').catch(() => '');
  const kept = keptParameters(vcl);
  const removed = parametersOf([release]).filter((name) => kept && !kept.includes(name));
  return removed.length === 0
    ? undefined
    : `Warning: ${path.relative(context.root, file)} removes ${removed.join(', ')} from addresses, which pages of this release read. Run \`npm run release -- vcl ${release.id} --write\`, and load the file into Varnish.`;
}
