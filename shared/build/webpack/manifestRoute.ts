import type { ManifestRoute } from '@tanabana/runtime/contracts/deployManifest';
import type { RouteDeclaration } from '@tanabana/runtime/contracts/remoteContract';

/** A route as in `deploy.json`, with the defaults of its declaration filled in. */
export function manifestRoute({ page, ...route }: RouteDeclaration): ManifestRoute {
  const { path, fragments = [], query = [], records = [], links = [], samples } = route;
  const visited = samples ?? (path.includes(':') ? [] : [path]);
  return {
    ...route,
    expose: `./pages/${page}`,
    fragments: [...fragments],
    query: [...query],
    records: [...records],
    links: links.map((link) => ({ to: path, ...link })),
    samples: [...visited],
  };
}
