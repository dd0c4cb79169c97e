import { ProcessEnded, type Limits } from '@tanabana/artefacts/sandbox/boundedProcess';
import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import type { ReleaseContext } from '../../composition/releaseContext';
import { deployablesOf, type Release } from '../../composition/releases/releaseDocument';
import { textOf } from '../compressDocument';
import { messageOf } from '../messageOf';
import { RenderProcess } from '../processes/renderProcess';
import type { StrayError } from '../strayErrors';
import { missingFiles } from './missingFiles';
import { stepInWords, type VerifyStep } from './verifySteps';

/** Where the release is, and what it is rendered with. */
export interface VerifyPlaces extends Pick<ReleaseContext, 'root' | 'artefacts' | 'requireFrom' | 'env'> {
  /** Script of the render processes, below the repository's folder, where it is not the source. */
  readonly renderScript?: string | undefined;
}

/** A step that was taken, or could not be. */
interface TakenStep {
  /** Nothing for what came out after the last. */
  readonly step?: VerifyStep;
  /** Whether the step was not tried, because a version ended the process before. */
  readonly isSkipped?: boolean;
  /** What is wrong, a sentence each, with the team that has to act. */
  readonly reasons: readonly string[];
}

/**
 * Goes through the steps in a render process, and in another after one that a step has ended. The process ends with
 * the iteration. An unhandled error is reported with the step after which it came out.
 */
export async function* tryRelease(
  { root, artefacts, requireFrom, renderScript }: VerifyPlaces,
  release: Release,
  steps: readonly VerifyStep[],
  limits: Limits,
): AsyncGenerator<TakenStep, void> {
  let strays: string[] = [];
  const ownerOf = (name: string) => (release.remotes[name] ?? release.shell).owner;
  let underCheck = release.shell.name;
  const onStray = ({ owner, message }: StrayError) => {
    const name = owner?.remote ?? underCheck;
    strays.push(`${name} throws an error that nothing waits for: ${firstLine(message)} (${ownerOf(name)}).`);
  };
  const open = () =>
    new RenderProcess({
      root,
      objects: artefacts.objects,
      requireFrom,
      ...(renderScript !== undefined && { script: renderScript }),
      limits,
      onStray,
    });

  const taken = (step: VerifyStep, reasons: readonly string[]): TakenStep => {
    const found = [...reasons, ...strays];
    strays = [];
    return { step, reasons: found };
  };

  let rest = steps;
  let process = open();
  try {
    for (let step = rest[0]; step; step = rest[0]) {
      rest = rest.slice(1);
      underCheck = step.name;
      try {
        yield taken(step, await tried(process, release, step, ownerOf));
      } catch (error) {
        if (!(error instanceof ProcessEnded)) throw error;
        const culprit = error.culprit ?? versionOf(release, step.name);
        const skipped = rest.filter((later) => needs(later, culprit, release));
        rest = rest.filter((later) => !skipped.includes(later));
        process = open();
        yield taken(step, [ending(release, step, culprit, error.message)]);
        for (const later of skipped) {
          const reason = `${stepInWords(later)}: not tried, because ${culprit.remote} ${culprit.version} ended the process (${ownerOf(culprit.remote)}).`;
          yield { step: later, isSkipped: true, reasons: [reason] };
        }
      }
    }
  } finally {
    process.end();
    await process.ended;
  }
  if (strays.length > 0) yield { reasons: strays };
}

/** What is wrong with one step. @throws {ProcessEnded} when it ends the process */
async function tried(
  process: RenderProcess,
  release: Release,
  { name, expose, path }: VerifyStep,
  ownerOf: (name: string) => string,
): Promise<readonly string[]> {
  const served = { release, previous: {} };
  try {
    if (path === undefined) {
      // What cannot be loaded is reported by each page that needs it.
      if (expose !== undefined) await process.load(served, name, expose).catch(rethrowEnd);
      return [];
    }
    const { result } = await process.render(served, { address: path, seed: 1, replaced: [], leftOut: [] });
    const { document, failures } = result;
    if (!document) {
      return failures.map(
        ({ remote, message }) => `${path} does not render: ${firstLine(message)} (${ownerOf(remote)}).`,
      );
    }
    if (document.status >= 400) return [`${path} of ${name} answers ${document.status} (${ownerOf(name)}).`];
    const missing = missingFiles(release, await textOf(document));
    return missing.map(
      (address) => `${path} of ${name} names ${address}, which nobody publishes (${ownerOf(name)}).`,
    );
  } catch (error) {
    rethrowEnd(error);
    return [`${path} does not render: ${firstLine(messageOf(error))} (${release.shell.owner}).`];
  }
}

function rethrowEnd(error: unknown): void {
  if (error instanceof ProcessEnded) throw error;
}

/** Whether a step needs code of the version that ended the process. Every step needs the shell. */
function needs({ name, others }: VerifyStep, { remote }: CodeOwner, { shell }: Release): boolean {
  return remote === shell.name || name === remote || others.includes(remote);
}

/** In which step code ended the process, and whose it was. */
function ending(release: Release, step: VerifyStep, { remote, version }: CodeOwner, how: string): string {
  const { name, expose, path } = step;
  const whole = versionOf(release, name);
  const what =
    path === undefined
      ? `${expose} of ${name} ${whole.version} does not load`
      : `${path} of ${name} ${whole.version} does not render`;
  const through = remote === name ? '' : `, in ${remote} ${version}`;
  const { owner } = release.remotes[remote] ?? release.shell;
  return `${what}: ${how}${through} (${owner}).`;
}

function versionOf(release: Release, name: string): CodeOwner {
  const manifest = deployablesOf(release).find((candidate) => candidate.name === name) ?? release.shell;
  return { remote: manifest.name, version: manifest.version };
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/^Error: /, '');
}
