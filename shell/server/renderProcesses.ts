import { availableParallelism } from 'node:os';
import type { Limits } from '@tanabana/build/sandbox/boundedProcess';
import type { ReleaseContext } from '../composition/releaseContext';
import { RenderPool } from '../render/processes/renderPool';
import type { Renderer } from '../render/renderTask';
import type { Offences } from './offences';

/** What code of remotes may take: so long without yielding, and so much memory of a process. */
const RENDER_LIMITS: Limits = { maxBlockedMs: 3_000, maxMemoryBytes: 400e6 };

/** Pages that are rendered at once, however many cores there are, unless set. */
const MAX_RENDERS_AT_ONCE = 8;

interface RenderProcessesOptions {
  readonly context: Pick<ReleaseContext, 'root' | 'artefacts' | 'requireFrom'>;
  /** Pages that are rendered at once: as many as there are cores, 8 at most, unless set. */
  readonly renders?: number;
  /** What code of remotes may take. */
  readonly renderLimits?: Limits;
  /** Script of the processes, below the repository's folder, where it is not the source. */
  readonly renderScript?: string;
}

/** Renders in processes of their own. */
export function renderProcesses(options: RenderProcessesOptions): (offences: Offences) => Renderer {
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
