import type { ManifestRoute } from '@tanabana/runtime/contracts/deployManifest';
import type { RouteDeclaration } from '@tanabana/runtime/contracts/remoteContract';

/** Converts a route declaration to its form in `deploy.json`, with defaults. */
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
