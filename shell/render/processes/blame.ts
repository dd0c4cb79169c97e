import { ProcessEnded } from '@tanabana/artefacts/sandbox/boundedProcess';
import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import type { RenderJob } from './renderQueue';

/** The version that a page belongs to. */
export function ownerOf({ served, owner, task }: RenderJob): CodeOwner {
  const { release, previous } = served;
  const replaced = task.replaced.includes(owner) ? previous[owner] : undefined;
  return { remote: owner, version: (replaced ?? release.remotes[owner] ?? release.shell).version };
}

/** Whether a process ended without a sign that the code in it is to blame: it was silent, or was killed. */
export function isNobodysFault(error: unknown): boolean {
  return error instanceof ProcessEnded && !error.isByItself && !error.culprit;
}

/** Blames the version that a page belongs to when nothing else is known about the end of its process. */
export function withCulprit(error: unknown, job: RenderJob): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (!(error instanceof ProcessEnded) || error.culprit) return error;
  return new ProcessEnded(error.message, ownerOf(job));
}
