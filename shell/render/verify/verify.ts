import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { keyOf, type ArtefactStore } from '@tanabana/build/store/artefactStore';
import { checkInChild } from '@tanabana/build/publish/checkInChild';
import { overBudget } from '@tanabana/build/publish/overBudget';
import { ReleaseRefused } from '../../composition/compose';
import type { ReleaseContext } from '../../composition/releaseContext';
import { findIncompatibilities } from '../../composition/findIncompatibilities';
import { deployablesOf, type Release } from '../../composition/releaseDocument';
import { verifySteps, type RenderTask, type VerifyStep } from './verifySteps';

/**
 * Tries a release as a visitor would meet it: every file is the one that was published, every budget is kept,
 * every page with one fixed address renders. The release's code runs in a process of its own.
 * @param timeoutMs how long a module may take to load or a page to render, in milliseconds
 * @returns how many pages were rendered
 * @throws {ReleaseRefused} with everything that is wrong, each naming who has to act
 */
export async function verify(
  context: Pick<ReleaseContext, 'root' | 'artefacts' | 'requireFrom'>,
  release: Release,
  timeoutMs?: number,
): Promise<number> {
  const { artefacts } = context;
  const deployables = deployablesOf(release);
  const damaged = (await Promise.all(deployables.map((manifest) => damages(artefacts, manifest)))).flat();
  const reasons = [...findIncompatibilities(release), ...damaged, ...deployables.flatMap(overBudget)];
  // A release without its files would only say the same again, page by page.
  if (reasons.length > 0) throw new ReleaseRefused(reasons);

  const steps = verifySteps(release);
  let rest = steps;
  while (rest.length > 0) {
    const { reasons: found, stopped } = await attempt(context, release, rest, timeoutMs);
    reasons.push(...found);
    const step = stopped && rest[stopped.step];
    if (!step) break;
    reasons.push(inWords(release, step, stopped.how));
    rest = step.name === release.shell.name ? [] : withoutCulprit(rest.slice(stopped.step + 1), step);
  }
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
  return steps.filter(({ path }) => path !== undefined).length;
}

function attempt(
  { root, artefacts, requireFrom }: Pick<ReleaseContext, 'root' | 'artefacts' | 'requireFrom'>,
  release: Release,
  steps: readonly VerifyStep[],
  timeoutMs: number | undefined,
) {
  // Reading every file has brought it into the folder.
  const task: RenderTask = { release, artefacts: artefacts.objects.folder, requireFrom, steps: [...steps] };
  return checkInChild({
    root,
    script: 'shell/render/verify/render.child.ts',
    task,
    steps: steps.length,
    timeoutMs,
  });
}

/** What can still be tried when a step ended the process: what needs none of the same remote's code. */
function withoutCulprit(rest: readonly VerifyStep[], { name }: VerifyStep): readonly VerifyStep[] {
  return rest.filter((step) => step.name !== name && !step.others.includes(name));
}

/** Why a step ended the process; a page that shows parts of others may have ended through them. */
function inWords(release: Release, { name, others, expose, path }: VerifyStep, how: string): string {
  const find = (wanted: string) => deployablesOf(release).find((candidate) => candidate.name === wanted);
  const { version = '', owner = '' } = find(name) ?? {};
  const what =
    path === undefined
      ? `${expose} of ${name} ${version} does not load`
      : `${path} of ${name} ${version} does not render`;
  const possible = others.map(
    (other) => `or ${find(other)?.owner}, whose part of it is ${other} ${find(other)?.version}`,
  );
  return `${what}: ${how} (${[owner, ...possible].join(', ')}).`;
}

async function damages(artefacts: ArtefactStore, manifest: DeployManifest): Promise<string[]> {
  const { name, version, owner, files } = manifest;
  const scripts = (await artefacts.objects.list(keyOf(manifest, 'browser/'))).filter(({ key }) =>
    key.endsWith('.js'),
  );
  // The import map knows only what the manifest lists; any other script would run unchecked.
  const reasons = scripts
    .map(({ key }) => key.slice(keyOf(manifest, '').length))
    .filter((file) => !files[file])
    .map((file) => `${name} ${version} has a script that its manifest does not list, ${file} (${owner}).`);
  const faults = await artefacts.faults(manifest);
  return [...reasons, ...faults.map(({ message }) => `${message} (${owner})`)];
}
