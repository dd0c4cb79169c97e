import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import satisfies from 'semver/functions/satisfies.js';
import type { Release } from './releaseDocument';
import { fragmentsOf } from './fragmentsOf';
import { routeConflicts } from './routeConflicts';
import { unknownIntegrity } from './unknownIntegrity';

/** Sentences that name the team in charge. */
export function findIncompatibilities({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>): string[] {
  const all = Object.values(remotes);
  return [
    ...routeConflicts([shell, ...all]),
    ...missingFragments(all),
    ...missingRecords(all),
    ...differingContracts(shell, all),
    ...unmetSingletons(shell, all),
    ...unknownIntegrity([shell, ...all]),
  ];
}

function missingFragments(remotes: readonly DeployManifest[]): string[] {
  const offered = new Set(
    remotes.flatMap(({ name, exposes }) =>
      Object.keys(exposes).map((expose) => expose.replace('./fragments', name)),
    ),
  );
  return remotes.flatMap(({ name, owner, routes }) =>
    routes.flatMap(({ path, ...route }) =>
      fragmentsOf(name, route)
        .filter((fragment) => !offered.has(fragment))
        .map((fragment) => `${name} shows ${fragment} on ${path}, which nobody exposes (${owner}).`),
    ),
  );
}

function missingRecords(remotes: readonly DeployManifest[]): string[] {
  const published = new Set(
    remotes.flatMap(({ name, records = {} }) => Object.keys(records).map((record) => `${name}/${record}`)),
  );
  return remotes.flatMap(({ name, owner, routes }) =>
    routes.flatMap(({ path, records = [] }) =>
      records
        .filter((record) => !published.has(record))
        .map((record) => `${name} reads ${record} on ${path}, which nobody publishes (${owner}).`),
    ),
  );
}

function differingContracts(shell: DeployManifest, remotes: readonly DeployManifest[]): string[] {
  return remotes
    .filter(
      ({ contracts }) =>
        contracts.page !== shell.contracts.page || contracts.events !== shell.contracts.events,
    )
    .map(
      ({ name, owner, contracts }) =>
        `${name} speaks contracts ${JSON.stringify(contracts)}, the shell ${JSON.stringify(shell.contracts)} (${owner}).`,
    );
}

function unmetSingletons(shell: DeployManifest, remotes: readonly DeployManifest[]): string[] {
  return remotes.flatMap(({ name, owner, singletons }) =>
    Object.entries(singletons)
      .filter(([singleton, range]) => !satisfies(shell.singletons[singleton] ?? '', range))
      .map(
        ([singleton, range]) =>
          `${name} works with ${singleton} ${range}, the shell provides ${shell.singletons[singleton] ?? 'none'} (${owner}).`,
      ),
  );
}
