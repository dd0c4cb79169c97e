import { CHECK_LIMITS, type Limits } from '@tanabana/artefacts/sandbox/boundedProcess';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { countOf } from '@tanabana/runtime/text/countOf';
import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { overBudget } from '@tanabana/artefacts/overBudget';
import { ReleaseRefused } from '../../composition/releases/compose';
import { contractConflicts } from '../../composition/contracts/contractConflicts';
import { contractsOf, type Contracts } from '../../composition/contracts/contractsOf';
import { findIncompatibilities } from '../../composition/releases/findIncompatibilities';
import { deployablesOf, type Release } from '../../composition/releases/releaseDocument';
import { tryRelease, type VerifiedStep, type VerifyContext } from './tryRelease';
import { unsignedVersion } from './unsignedVersion';
import { verifySteps } from './verifySteps';

export type { VerifiedStep } from './tryRelease';

/**
 * Verifies signatures (if `PUBLISHER_KEYS` is set), files and budgets, and renders every page with a known
 * address in a separate process. A failed step does not prevent later steps, except that pages are only
 * rendered when all files are valid.
 */
export async function* verification(
  context: VerifyContext,
  release: Release,
  limits: Limits = CHECK_LIMITS,
): AsyncGenerator<VerifiedStep, void> {
  const { artefacts, env } = context;
  const deployables = deployablesOf(release);
  let wrong = 0;
  const taken = (what: string, reasons: readonly string[], name?: string): VerifiedStep => {
    wrong += reasons.length;
    return { what, reasons, isSkipped: false, name };
  };
  // The next steps report a contract file that is damaged.
  const contracts: Contracts = await contractsOf(artefacts, release).catch(() => new Map<string, never>());
  yield taken('versions work together', [
    ...findIncompatibilities(release),
    ...(await contractConflicts(release, contracts)),
  ]);
  const { PUBLISHER_KEYS: keys } = env;
  for (const manifest of deployables) {
    const count = Object.keys(manifest.files).length;
    const unsigned = keys ? await unsignedVersion(artefacts, manifest, keys) : undefined;
    const reasons = [...(unsigned === undefined ? [] : [unsigned]), ...(await damages(artefacts, manifest))];
    yield taken(
      `${keys ? 'signature and ' : ''}${count} files of ${manifest.name} ${manifest.version}`,
      reasons,
      manifest.name,
    );
  }
  for (const manifest of deployables)
    yield taken(`budgets of ${manifest.name} are kept`, overBudget(manifest), manifest.name);
  // Pages without files would all repeat the same failure.
  if (wrong > 0) {
    const pages = verifySteps(release).flatMap(({ path }) => (path === undefined ? [] : `\n    ${path}`));
    const reason = `TB-VERIFY-006: ${pages.length} pages were not tried, because of these faults.${pages.join('')}`;
    yield { what: 'pages', reasons: [reason], isSkipped: true };
    return;
  }
  yield* tryRelease(context, release, verifySteps(release), limits);
}

/**
 * Returns the number of rendered pages, and prints one line for each deployable.
 * @throws {ReleaseRefused} with all problems, and these lines
 */
export async function verify(
  context: VerifyContext,
  release: Release,
  {
    limits = CHECK_LIMITS,
    print,
  }: { readonly limits?: Limits; readonly print?: (line: string) => void } = {},
): Promise<number> {
  const steps: VerifiedStep[] = [];
  for await (const step of verification(context, release, limits)) steps.push(step);
  const reasons = steps.flatMap((step) => step.reasons);
  const lines = deployablesOf(release).map((manifest) => summary(manifest, steps));
  if (reasons.length > 0) throw new ReleaseRefused(reasons, lines);
  lines.forEach((line) => print?.(line));
  return pagesOf(release);
}

/** As in `cart 1.0.0-4f2a91c07b: 12 checks in order, 1 failed, 2 not tried (Cart team).` */
function summary({ name, version, owner }: DeployManifest, steps: readonly VerifiedStep[]): string {
  const own = steps.filter((step) => step.name === name);
  const skipped = own.filter(({ isSkipped }) => isSkipped).length;
  const failed = own.filter(({ reasons }) => reasons.length > 0).length - skipped;
  const counts = [
    `${countOf(own.length - failed - skipped, 'check')} in order`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} not tried`] : []),
  ];
  return `${name} ${version}: ${counts.join(', ')} (${owner}).`;
}

export function pagesOf(release: Release): number {
  return verifySteps(release).filter(({ path }) => path !== undefined).length;
}

/** Names of the checks, for the history. */
export function verifiedChecks(pages: number): string[] {
  return ['compatibility', 'files', 'budgets', `${pages} pages rendered`];
}

async function damages(artefacts: ArtefactStore, manifest: DeployManifest): Promise<string[]> {
  const faults = await artefacts.faults(manifest);
  return faults.map(({ message }) => `${message} (${manifest.owner})`);
}
