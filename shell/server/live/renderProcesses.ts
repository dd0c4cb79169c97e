import { availableParallelism } from 'node:os';
import type { Limits } from '@tanabana/artefacts/sandbox/boundedProcess';
import type { ReleaseContext } from '../../composition/releaseContext';
import { RenderPool } from '../../render/processes/renderPool';
import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import type { StrayError } from '../../render/strayErrors';

export interface CrashHandlers {
  readonly onEnded: (culprit: CodeOwner | undefined, reason: string) => void;
  readonly onStray: (stray: StrayError) => void;
}

const RENDER_LIMITS: Limits = { maxBlockedMs: 3_000, maxMemoryBytes: 400e6 };

const MAX_RENDERS_AT_ONCE = 8;

export interface RenderOptions {
  readonly context: Pick<ReleaseContext, 'root' | 'artefacts' | 'requireFrom'>;
  /** Maximum number of concurrent renders; the number of cores, at most 8, by default. */
  readonly renders?: number | undefined;
  readonly renderLimits?: Limits;
  /** Bundled script of the render processes, relative to the root; the source by default. */
  readonly renderScript?: string | undefined;
}

export function renderProcesses(
  {
    context: { root, artefacts, requireFrom },
    renders = Math.min(MAX_RENDERS_AT_ONCE, availableParallelism()),
    renderLimits = RENDER_LIMITS,
    renderScript,
  }: RenderOptions,
  { onEnded, onStray }: CrashHandlers,
): RenderPool {
  return new RenderPool({
    root,
    objects: artefacts.objects,
    requireFrom,
    ...(renderScript !== undefined && { script: renderScript }),
    limits: renderLimits,
    size: renders,
    onEnded,
    onStray,
  });
}
