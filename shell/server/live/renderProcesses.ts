import { availableParallelism } from 'node:os';
import type { Limits } from '@tanabana/artefacts/sandbox/boundedProcess';
import type { ReleaseContext } from '../../composition/releaseContext';
import { RenderPool } from '../../render/processes/renderPool';
import type { Renderer } from '../../render/renderTask';
import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import type { StrayError } from '../../render/strayErrors';

/** Handlers of crashes and unhandled errors of remotes' code in render processes. */
export interface CrashHandlers {
  readonly onEnded: (culprit: CodeOwner | undefined, reason: string) => void;
  readonly onStray: (stray: StrayError) => void;
}

/** Limits of remotes' code in a process: time without yielding, and memory. */
const RENDER_LIMITS: Limits = { maxBlockedMs: 3_000, maxMemoryBytes: 400e6 };

/** Default maximum of concurrent renders, however many cores there are. */
const MAX_RENDERS_AT_ONCE = 8;

interface RenderProcessesOptions {
  readonly context: Pick<ReleaseContext, 'root' | 'artefacts' | 'requireFrom'>;
  /** Maximum number of concurrent renders; the number of cores, at most 8, by default. */
  readonly renders?: number;
  /** Limits of remotes' code. */
  readonly renderLimits?: Limits;
  /** Bundled script of the processes, below the repository's folder; the source by default. */
  readonly renderScript?: string;
}

/** Creates a renderer that runs remotes' code in separate processes. */
export function renderProcesses(options: RenderProcessesOptions): (handlers: CrashHandlers) => Renderer {
  const { context, renders, renderLimits = RENDER_LIMITS, renderScript } = options;
  return ({ onEnded, onStray }) =>
    new RenderPool({
      root: context.root,
      objects: context.artefacts.objects,
      requireFrom: context.requireFrom,
      ...(renderScript !== undefined && { script: renderScript }),
      limits: renderLimits,
      size: renders ?? Math.min(MAX_RENDERS_AT_ONCE, availableParallelism()),
      onEnded,
      onStray,
    });
}
