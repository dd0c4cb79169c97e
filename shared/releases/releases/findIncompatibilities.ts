import { isKnownIntegrity } from '../versions/integrityOf';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import satisfies from 'semver/functions/satisfies.js';
import { deployablesOf, type Release } from '../documents/releaseDocument';
import {
  pathsOverlap,
  SERVER_ADDRESSES,
  UNROUTED_ADDRESSES,
} from '@tanabana/contract/routes/serverAddresses';

/**
 * Checks paths, versions of the page and event contracts, versions of shared modules such as React, and hash
 * algorithms.
 * @returns a sentence for each incompatibility, with the team in charge
 */
export function findIncompatibilities(release: Pick<Release, 'shell' | 'remotes'>): string[] {
  const { shell } = release;
  const remotes = Object.values(release.remotes);
  const deployables = deployablesOf(release);
  return [
    ...routeConflicts(deployables),
    ...differingContracts(shell, remotes),
    ...unmetSingletons(shell, remotes),
    ...unknownIntegrity(deployables).map((reason) => `TB-COMPOSE-005: ${reason}`),
  ];
}

function differingContracts(shell: DeployManifest, remotes: readonly DeployManifest[]): string[] {
  const { page, events } = shell.contracts;
  return remotes
    .filter(({ contracts }) => contracts.page !== page || contracts.events !== events)
    .map(
      ({ name, owner, contracts }) =>
        `TB-COMPOSE-003: ${name} speaks contracts ${JSON.stringify(contracts)}, the shell ${JSON.stringify(shell.contracts)}. ${shell.owner} and ${owner}: publish both from the same shared/contract.`,
    );
}

function unmetSingletons(shell: DeployManifest, remotes: readonly DeployManifest[]): string[] {
  return remotes.flatMap(({ name, version, owner, singletons }) =>
    Object.entries(singletons)
      .filter(([singleton, range]) => !satisfies(shell.singletons[singleton] ?? '', range))
      .map(
        ([singleton, range]) =>
          `TB-COMPOSE-004: The shell ${shell.version} provides ${singleton} ${shell.singletons[singleton] ?? 'in no version'}, and ${name} ${version} works with ${range}. ` +
          `${shell.owner}: compose the shell together with remotes built for it. ${owner}: build for the version of the shell, and publish.`,
      ),
  );
}

/** Lists versions with a hash algorithm that this server does not know. */
export function unknownIntegrity(manifests: readonly DeployManifest[]): string[] {
  return manifests.flatMap(({ name, version, owner, files }) => {
    const unknown = Object.values(files).find(({ integrity }) => !isKnownIntegrity(integrity));
    if (!unknown) return [];
    const [hash = ''] = unknown.integrity.split('-', 1);
    return [`${name} ${version} names its files by ${hash}, which cannot be checked here (${owner}).`];
  });
}

interface OwnedPath {
  readonly path: string;
  readonly by: DeployManifest;
}

/** Matches the paths that pages may own, such as `/` or `/coming-soon/:slug`. */
const PAGE_PATH = /^\/$|^(\/(_?[a-z\d]+(-[a-z\d]+)*|:[a-z]\w*))+$/i;

function routeConflicts(deployables: readonly DeployManifest[]): string[] {
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
 * Returns undefined if there is no conflict. Within one deployable, a static path such as `/blog/create` may override a
 * dynamic path such as `/blog/:id`.
 */
function conflictWith({ path, by }: OwnedPath, earlier: readonly OwnedPath[]): string | undefined {
  const first = earlier.find((other) =>
    other.by === by ? shapeOf(other.path) === shapeOf(path) : pathsOverlap(other.path, path),
  );
  if (!first) return undefined;
  const owners = [...new Set([first.by.owner, by.owner])].join(', ');
  return shapeOf(first.path) === shapeOf(path)
    ? `TB-COMPOSE-008: ${path} is owned by ${first.by.name} and by ${by.name} (${owners}). One of them publishes without it, or compose with --without.`
    : `TB-COMPOSE-009: ${path} of ${by.name} and ${first.path} of ${first.by.name} answer the same addresses (${owners}). One of them changes its path in src/routes.ts.`;
}

/** `/blog/:id` and `/blog/:slug` have the same shape. */
function shapeOf(path: string): string {
  return path.toLowerCase().replace(/:\w+/g, ':');
}
