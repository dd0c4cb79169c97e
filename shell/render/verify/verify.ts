import { CHECK_LIMITS } from '@tanabana/build/sandbox/boundedProcess';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { ArtefactStore } from '@tanabana/build/store/artefactStore';
import { overBudget } from '@tanabana/build/publish/overBudget';
import { ReleaseRefused } from '../../composition/compose';
import type { ReleaseContext } from '../../composition/releaseContext';
import { findIncompatibilities } from '../../composition/findIncompatibilities';
import { deployablesOf, type Release } from '../../composition/releaseDocument';
import { tryRelease } from './tryRelease';
import { verifySteps } from './verifySteps';

/**
 * Tries a release as a visitor would meet it: every file is the one that was published, every budget is kept,
 * every page with one fixed address renders. The release's code runs in a process of its own.
 * @returns how many pages were rendered
 * @throws {ReleaseRefused} with everything that is wrong, each naming who has to act
 */
export async function verify(
  context: Pick<ReleaseContext, 'root' | 'artefacts' | 'requireFrom'>,
  release: Release,
  limits = CHECK_LIMITS,
): Promise<number> {
  const { artefacts } = context;
  const deployables = deployablesOf(release);
  const damaged = (await Promise.all(deployables.map((manifest) => damages(artefacts, manifest)))).flat();
  const wrong = [...findIncompatibilities(release), ...damaged, ...deployables.flatMap(overBudget)];
  // A release without its files would only say the same again, page by page.
  if (wrong.length > 0) throw new ReleaseRefused(wrong);

  const steps = verifySteps(release);
  // Reading every file has brought it into the folder.
  const reasons = await tryRelease(context, release, steps, limits);
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
  return steps.filter(({ path }) => path !== undefined).length;
}

/** What `verify` tried of a release, for the history. @param pages how many it rendered */
export function verifiedChecks(pages: number): string[] {
  return ['compatibility', 'files', 'budgets', `${pages} pages rendered`];
}

async function damages(artefacts: ArtefactStore, manifest: DeployManifest): Promise<string[]> {
  const faults = await artefacts.faults(manifest);
  return faults.map(({ message }) => `${message} (${manifest.owner})`);
}
