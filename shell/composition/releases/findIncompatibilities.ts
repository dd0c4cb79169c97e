import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import satisfies from 'semver/functions/satisfies.js';
import type { Release } from './releaseDocument';
import { routeConflicts } from './routeConflicts';
import { unknownIntegrity } from './unknownIntegrity';

/** Lists conflicts of addresses, contract numbers, singletons and hashes, as sentences that name the team in charge. */
export function findIncompatibilities({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>): string[] {
  const all = Object.values(remotes);
  return [
    ...routeConflicts([shell, ...all]),
    ...differingContracts(shell, all),
    ...unmetSingletons(shell, all),
    ...unknownIntegrity([shell, ...all]),
  ];
}

function differingContracts(shell: DeployManifest, remotes: readonly DeployManifest[]): string[] {
  return remotes
    .filter(
      ({ contracts }) =>
        contracts.page !== shell.contracts.page || contracts.events !== shell.contracts.events,
    )
    .map(
      ({ name, owner, contracts }) =>
        `TB-COMPOSE-003: ${name} speaks contracts ${JSON.stringify(contracts)}, the shell ${JSON.stringify(shell.contracts)} (${owner}).`,
    );
}

function unmetSingletons(shell: DeployManifest, remotes: readonly DeployManifest[]): string[] {
  return remotes.flatMap(({ name, owner, singletons }) =>
    Object.entries(singletons)
      .filter(([singleton, range]) => !satisfies(shell.singletons[singleton] ?? '', range))
      .map(
        ([singleton, range]) =>
          `TB-COMPOSE-004: ${name} works with ${singleton} ${range}, the shell provides ${shell.singletons[singleton] ?? 'none'} (${owner}).`,
      ),
  );
}
