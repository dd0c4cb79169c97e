import { scriptWeights } from '@tanabana/artefacts/overBudget';
import { routesOf, type Release } from './releaseDocument';

/** Path → compressed size of the scripts of a page and of the shell, in bytes. */
export function pageWeights({ shell, remotes, settings }: Release): ReadonlyMap<string, number> {
  const [shellBytes = 0] = Object.values(scriptWeights(shell));
  return new Map(
    Object.values(remotes).flatMap((remote) => {
      const weights = scriptWeights(remote);
      return routesOf(remote, settings).map(
        ({ path, expose }) => [path, shellBytes + (weights[expose] ?? 0)] as const,
      );
    }),
  );
}
