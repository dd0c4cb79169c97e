import { CHECK_LIMITS, type Limits } from '@tanabana/artefacts/sandbox/boundedProcess';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { overBudget } from '@tanabana/artefacts/overBudget';
import { ReleaseRefused } from '../../composition/releases/compose';
import { findIncompatibilities } from '../../composition/releases/findIncompatibilities';
import { deployablesOf, type Release } from '../../composition/releases/releaseDocument';
import { tryRelease, type VerifyPlaces } from './tryRelease';
import { unsignedVersion } from './unsignedVersion';
import { stepInWords, verifySteps } from './verifySteps';

/** A step of a verification that was taken. */
export interface VerifiedStep {
  /** What was tried, as in `files of cart 1.0.0-0123456789`. */
  readonly what: string;
  /** What is wrong, a sentence each, naming who has to act. */
  readonly reasons: readonly string[];
  /** Whether it was not tried, because of what is wrong with an earlier step. */
  readonly isSkipped: boolean;
}

/**
 * Tries a release as a visitor would meet it: every version is signed by its team if `PUBLISHER_KEYS` names their
 * keys, every file is the one that was published, every budget is kept, every page with one fixed address renders. The release's code runs in a process of its own, which ends with the
 * iteration, also when the caller leaves it early.
 * @returns the steps, as they are taken; a step that finds something wrong does not keep others from being taken,
 * but without its files no code of the release is tried
 */
export async function* verification(
  context: VerifyPlaces,
  release: Release,
  limits: Limits = CHECK_LIMITS,
): AsyncGenerator<VerifiedStep, void> {
  const { artefacts, env } = context;
  const deployables = deployablesOf(release);
  let wrong = 0;
  const taken = (what: string, reasons: readonly string[], isSkipped = false): VerifiedStep => {
    wrong += reasons.length;
    return { what, reasons, isSkipped };
  };
  yield taken('versions work together', findIncompatibilities(release));
  const { PUBLISHER_KEYS: keys } = env;
  for (const manifest of deployables) {
    const count = Object.keys(manifest.files).length;
    const unsigned = keys ? await unsignedVersion(artefacts, manifest, keys) : undefined;
    const reasons = [...(unsigned === undefined ? [] : [unsigned]), ...(await damages(artefacts, manifest))];
    yield taken(
      `${keys ? 'signature and ' : ''}${count} files of ${manifest.name} ${manifest.version}`,
      reasons,
    );
  }
  yield taken('budgets are kept', deployables.flatMap(overBudget));
  // A release without its files would only repeat the same failure for each page.
  if (wrong > 0) {
    yield taken('pages', [`${pagesOf(release)} pages were not tried, because of these faults.`], true);
    return;
  }
  // Reading every file has downloaded it into the folder.
  for await (const tried of tryRelease(context, release, verifySteps(release), limits)) {
    const what = tried.step ? stepInWords(tried.step) : 'errors that nothing waits for';
    yield taken(what, tried.reasons, tried.isSkipped);
  }
}

/**
 * Tries a release, as above.
 * @returns how many pages were rendered
 * @throws {ReleaseRefused} with everything that is wrong, each naming who has to act
 */
export async function verify(
  context: VerifyPlaces,
  release: Release,
  limits = CHECK_LIMITS,
): Promise<number> {
  const reasons: string[] = [];
  for await (const step of verification(context, release, limits)) reasons.push(...step.reasons);
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
  return pagesOf(release);
}

/** How many pages a verification renders. */
export function pagesOf(release: Release): number {
  return verifySteps(release).filter(({ path }) => path !== undefined).length;
}

/** What `verify` tried of a release, for the history. @param pages how many it rendered */
export function verifiedChecks(pages: number): string[] {
  return ['compatibility', 'files', 'budgets', `${pages} pages rendered`];
}

async function damages(artefacts: ArtefactStore, manifest: DeployManifest): Promise<string[]> {
  const faults = await artefacts.faults(manifest);
  return faults.map(({ message }) => `${message} (${manifest.owner})`);
}
