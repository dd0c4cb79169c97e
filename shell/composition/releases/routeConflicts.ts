import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { pathsOverlap } from './pathsOverlap';
import { SERVER_ADDRESSES, UNROUTED_ADDRESSES } from './serverAddresses';

type RouteOwner = Pick<DeployManifest, 'name' | 'owner' | 'routes'>;

interface OwnedPath {
  readonly path: string;
  readonly by: RouteOwner;
}

/** `/`, or segments in lower case and parameters, as in `/coming-soon/:slug`. */
const PAGE_PATH = /^\/$|^(\/(_?[a-z\d]+(-[a-z\d]+)*|:[a-z]\w*))+$/i;

/** Lists invalid paths, and paths of the server or of another team, as sentences that name the team in charge. */
export function routeConflicts(deployables: readonly RouteOwner[]): string[] {
  const paths = deployables.flatMap((by) => by.routes.map(({ path }): OwnedPath => ({ path, by })));
  return paths.flatMap((owned, index) => {
    const reason = invalidPath(owned) ?? conflictWith(owned, paths.slice(0, index));
    return reason === undefined ? [] : [reason];
  });
}

function invalidPath({ path, by: { name, owner } }: OwnedPath): string | undefined {
  const address = [...SERVER_ADDRESSES, ...UNROUTED_ADDRESSES].find((taken) => pathsOverlap(path, taken));
  if (address !== undefined)
    return `TB-COMPOSE-006: ${path} of ${name} takes ${address}, which the server answers itself (${owner}).`;
  return PAGE_PATH.test(path)
    ? undefined
    : `TB-COMPOSE-007: ${path} of ${name} is no path of a page (${owner}).`;
}

/**
 * Compares a path with earlier ones. Within one deployable a static path may override a dynamic one, as
 * `/blog/create` overrides `/blog/:id`.
 */
function conflictWith({ path, by }: OwnedPath, earlier: readonly OwnedPath[]): string | undefined {
  const first = earlier.find((other) =>
    other.by === by ? shapeOf(other.path) === shapeOf(path) : pathsOverlap(other.path, path),
  );
  if (!first) return undefined;
  const owners = [...new Set([first.by.owner, by.owner])].join(', ');
  return shapeOf(first.path) === shapeOf(path)
    ? `TB-COMPOSE-008: ${path} is owned by ${first.by.name} and by ${by.name} (${owners}).`
    : `TB-COMPOSE-009: ${path} of ${by.name} and ${first.path} of ${first.by.name} answer the same addresses (${owners}).`;
}

/** `/blog/:id` and `/blog/:slug` have the same shape. */
function shapeOf(path: string): string {
  return path.toLowerCase().replace(/:\w+/g, ':');
}
