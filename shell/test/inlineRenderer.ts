import { createServerModules } from '../render/serverModules';
import { renderDocument } from '../render/renderDocument';
import type { Renderer } from '../render/renderTask';
import type { CrashHandlers } from '../render/processes/renderPool';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';

/** Renders in the process of the test, because render processes start slowly. */
export function inlineRenderer({
  artefacts,
  requireFrom,
}: Pick<ReleaseContext, 'artefacts' | 'requireFrom'>) {
  return ({ onUncaughtError }: Pick<CrashHandlers, 'onUncaughtError'>): Renderer => {
    const { load } = createServerModules({ artefacts, requireFrom, onUncaughtError });
    return {
      render: (served, _owner, task) => renderDocument(load, served, task),
      prepare: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  };
}
