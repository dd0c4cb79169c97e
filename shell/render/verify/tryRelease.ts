import { ProcessEnded, type Limits } from '@tanabana/sandbox/boundedProcess';
import type { CodeOwner } from '@tanabana/sandbox/codeOwner';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { deployablesOf, type Release } from '@tanabana/releases/documents/releaseDocument';
import { textOf } from '../compressDocument';
import { errorStack } from '@tanabana/contract/errors/errorText';
import { RenderProcess } from '../processes/renderProcess';
import { createSourcePositions } from '../sourcePositions';
import type { UncaughtError } from '../serverModules';
import { documentFaults } from './documentFaults';
import { stepInWords, type VerifyStep } from './verifySteps';

/** Renders for visitors on the same machine have priority. */
const NICENESS = 10;

export interface VerifyContext extends Pick<ReleaseContext, 'root' | 'artefacts' | 'requireFrom' | 'env'> {
  /**
   * Bundled script of the render processes, relative to `root`. If undefined, the processes run the TypeScript source.
   */
  readonly renderScript?: string | undefined;
}

export interface VerifiedStep {
  /** Name of the step, as in `files of cart 1.0.0-0123456789`. */
  readonly what: string;
  /** Failures of the step. Each sentence names the team in charge. */
  readonly reasons: readonly string[];
  readonly isSkipped: boolean;
  /** Deployable that the step belongs to. Undefined for a check of several deployables. */
  readonly name?: string | undefined;
}

/**
 * Runs the steps in a render process. After a crash, another process runs the remaining steps. An unhandled error is
 * reported with the step during which the error occurs.
 */
export async function* tryRelease(
  { root, artefacts, requireFrom, renderScript }: VerifyContext,
  release: Release,
  steps: readonly VerifyStep[],
  limits: Limits,
): AsyncGenerator<VerifiedStep, void> {
  let uncaught: string[] = [];
  let underCheck = release.shell.name;
  const onUncaughtError = ({ owner, message }: UncaughtError) => {
    const name = owner?.remote ?? underCheck;
    const what = `TB-VERIFY-009: ${name} throws an error that nothing waits for: `;
    uncaught.push(withTeam(what, message, manifestOf(release, name).owner));
  };
  const { objects } = artefacts;
  const open = () =>
    new RenderProcess({
      root,
      objects,
      requireFrom,
      script: renderScript,
      limits,
      niceness: NICENESS,
      onUncaughtError,
    });

  const positions = createSourcePositions(artefacts);
  const taken = async (
    what: string,
    reasons: readonly string[],
    name: string | undefined,
  ): Promise<VerifiedStep> => {
    const found = [...reasons, ...uncaught].map((reason) => positions(reason, deployablesOf(release)));
    uncaught = [];
    return { what, reasons: await Promise.all(found), isSkipped: false, name };
  };

  let rest = steps;
  let process = open();
  try {
    for (let step = rest[0]; step; step = rest[0]) {
      rest = rest.slice(1);
      underCheck = step.name;
      try {
        yield await taken(stepInWords(step), await tried(process, release, step), step.name);
      } catch (error) {
        if (!(error instanceof ProcessEnded)) throw error;
        const { version } = manifestOf(release, step.name);
        const culprit = error.culprit ?? { remote: step.name, version };
        const skipped = rest.filter((later) => needs(later, culprit, release));
        rest = rest.filter((later) => !skipped.includes(later));
        process = open();
        yield await taken(stepInWords(step), [ending(release, step, culprit, error)], step.name);
        for (const later of skipped) {
          const what = stepInWords(later);
          const reason = `TB-VERIFY-010: ${what}: not tried, because ${culprit.remote} ${culprit.version} ended the process (${manifestOf(release, culprit.remote).owner}).`;
          yield { what, reasons: [reason], isSkipped: true, name: later.name };
        }
      }
    }
  } finally {
    process.end();
    await process.ended;
  }
  if (uncaught.length > 0) yield await taken('errors that nothing waits for', [], undefined);
}

/**
 * @returns failures, each with the team in charge
 * @throws {ProcessEnded} when the process exits during the step
 */
async function tried(process: RenderProcess, release: Release, step: VerifyStep): Promise<readonly string[]> {
  const { name, expose, path } = step;
  const { owner } = manifestOf(release, name);
  const served = { release, fallbacks: {} };
  try {
    if (path === undefined) {
      // Reports only a crash. Each page that needs the module reports other errors.
      if (expose !== undefined) await process.load(served, name, expose).catch(rethrowEnd);
      return [];
    }
    const { result } = await process.render(served, { address: path, seed: 1, replaced: [], omitted: [] });
    const { document, failures } = result;
    if (!document) {
      return failures.map(({ remote, message }) =>
        withTeam(`TB-VERIFY-007: ${path} does not render: `, message, manifestOf(release, remote).owner),
      );
    }
    if (document.status >= 400)
      return [`TB-VERIFY-011: ${path} of ${name} answers ${document.status} (${owner}).`];
    return documentFaults(release, step, await textOf(document)).map(
      ({ remote, what }) =>
        `TB-VERIFY-012: ${path} of ${name} ${what} (${manifestOf(release, remote).owner}).`,
    );
  } catch (error) {
    rethrowEnd(error);
    return [withTeam(`TB-VERIFY-008: ${path} does not render: `, errorStack(error), release.shell.owner)];
  }
}

function rethrowEnd(error: unknown): void {
  if (error instanceof ProcessEnded) throw error;
}

/** Every step runs code of the shell. */
function needs({ name, others }: VerifyStep, { remote }: CodeOwner, { shell }: Release): boolean {
  return remote === shell.name || name === remote || others.includes(remote);
}

function ending(
  release: Release,
  step: VerifyStep,
  { remote, version }: CodeOwner,
  { message, at }: ProcessEnded,
): string {
  const { name, expose, path } = step;
  const subject = `${expose ?? path} of ${name} ${manifestOf(release, name).version}`;
  const what = `${subject} does not ${path === undefined ? 'load' : 'render'}`;
  const through = remote === name ? '' : `, in ${remote} ${version}`;
  const { owner } = manifestOf(release, remote);
  return `TB-VERIFY-013: ${what}: ${message}${through} (${owner}).${at === undefined ? '' : `\n    at ${at}`}`;
}

function manifestOf({ shell, remotes }: Release, name: string) {
  return remotes[name] ?? shell;
}

/** Adds the team to the first line of an error, before its stack. */
function withTeam(what: string, message: string, team: string): string {
  const [first = '', ...stack] = message.split('\n');
  return [`${what}${first.replace(/^Error: /, '')} (${team}).`, ...stack].join('\n');
}
