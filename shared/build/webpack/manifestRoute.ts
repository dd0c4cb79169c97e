import type { ManifestRoute } from '@tanabana/runtime/contracts/deployManifest';
import type { RouteDeclaration } from '@tanabana/runtime/contracts/remoteContract';

/** A route as `deploy.json` says it, with what its declaration leaves to be understood. */
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
