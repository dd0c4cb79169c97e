import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CHECK_LIMITS, type Limits } from '@tanabana/sandbox/boundedProcess';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { countOf } from '@tanabana/shop/text/formatCount';
import { parseManifest, type ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { isSignedBy, KeyError } from '@tanabana/releases/signatures/manifestSignature';
import { overBudget } from '@tanabana/releases/versions/overBudget';
import { ReleaseRefused } from '@tanabana/releases/releases/compose';
import {
  contractConflicts,
  contractsOf,
  type Contracts,
} from '@tanabana/releases/contracts/contractConflicts';
import { findIncompatibilities } from '@tanabana/releases/releases/findIncompatibilities';
import { deployablesOf, type Release } from '@tanabana/releases/documents/releaseDocument';
import { tryRelease, type VerifiedStep, type VerifyContext } from './tryRelease';
import { verifySteps } from './verifySteps';

export type { VerifiedStep } from './tryRelease';

/**
 * Verifies compatibility, signatures (if `PUBLISHER_KEYS` is set), files and budgets. If these checks succeed, renders
 * all pages with a known address in a render process.
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
  // Ignores a damaged contract file here, because `damages` reports all damaged files.
  const contracts: Contracts = await contractsOf(artefacts, release).catch(() => new Map<string, never>());
  yield taken('versions work together', [
    ...findIncompatibilities(release),
    ...(await contractConflicts(release, contracts, artefacts)),
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
  // Skips the pages, because they would all fail for the reasons that are already reported.
  if (wrong > 0) {
    const pages = verifySteps(release).flatMap(({ path }) => (path === undefined ? [] : `\n    ${path}`));
    const reason = `TB-VERIFY-006: ${pages.length} pages were not tried, because of these faults.${pages.join('')}`;
    yield { what: 'pages', reasons: [reason], isSkipped: true };
    return;
  }
  yield* tryRelease(context, release, verifySteps(release), limits);
}

/**
 * Returns the number of rendered pages, and prints a summary of each deployable.
 * @throws {ReleaseRefused} with all faults, followed by the summaries
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

/** Lists the checks of a verified release, as the deployment history records them. */
export function verifiedChecks(pages: number): string[] {
  return ['compatibility', 'files', 'budgets', `${pages} pages rendered`];
}

async function damages(artefacts: ArtefactStore, manifest: DeployManifest): Promise<string[]> {
  const faults = await artefacts.faults(manifest);
  return faults.map(({ message }) => `${message} (${manifest.owner})`);
}

/**
 * Checks that the manifest in the store is signed by a known key of its team, and equals the manifest in the release.
 * @param folder contains the public keys of each deployable, in files such as `cart.pem`
 * @returns a sentence that describes the fault, or undefined
 * @internal
 */
export async function unsignedVersion(
  artefacts: ArtefactStore,
  manifest: DeployManifest,
  folder: string,
): Promise<string | undefined> {
  const { name, version, owner } = manifest;
  const file = path.join(folder, `${name}.pem`);
  const keys = await readFile(file, 'utf8').catch(() => undefined);
  if (keys === undefined)
    return `TB-VERIFY-001: ${file} with the public key of ${name} cannot be read (Shell team).`;
  const { content, signature } = await artefacts.signed(manifest);
  if (content === undefined || signature === undefined)
    return `TB-VERIFY-002: ${name} ${version} is not signed. Publish a version with PUBLISH_KEY (${owner}).`;
  try {
    if (!isSignedBy(content, signature, keys))
      return `TB-VERIFY-003: ${name} ${version} is signed by a key that is not in ${file}, or was changed afterwards (${owner}).`;
  } catch (error) {
    if (error instanceof KeyError)
      return `TB-VERIFY-004: ${file} is not a file of Ed25519 public keys in PEM (Shell team).`;
    throw error;
  }
  if (isDeepStrictEqual(parseManifest(content, name), manifest)) return undefined;
  return `TB-VERIFY-005: ${name} ${version} in the release is not the version that was signed. Compose again (Shell team).`;
}
