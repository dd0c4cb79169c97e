// Renders pages with the code of remotes. Started by `RenderProcess`.
import { setImmediate } from 'node:timers/promises';
import { answerRequests } from '@tanabana/artefacts/sandbox/answerRequests';
import { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { LRUCache } from 'lru-cache';
import { deployablesOf } from '../../composition/releases/releaseDocument';
import { manifestsOf, type ServedRelease } from '../../composition/releases/servedRelease';
import { messageOf } from '@tanabana/artefacts/sandbox/messageOf';
import { renderDocument } from '../renderDocument';
import { createServerModules } from '../serverModules';
import { catchStrayErrors, type StrayError } from '../strayErrors';
import { DownloadedObjects } from './downloadedObjects';
import { watchHeap } from './heapWatch';
import {
  UNKNOWN_RELEASE,
  type ReleaseRequest,
  type RenderAnswer,
  type RenderNotice,
  type RenderRequest,
  type RenderSetUp,
} from './renderRequests';

/** Maximum number of cached releases. Modules of evicted releases are unloaded. */
const MAX_RELEASES = 6;

answerRequests((setUp, notify) => {
  const { artefactsFolder, requireFrom, maxHeapBytes } = setUp as RenderSetUp;
  const send: (notice: RenderNotice) => void = notify;
  const reportStray = (stray: StrayError) => send({ stray });
  const objects = new DownloadedObjects(artefactsFolder, (missing) => send({ missing }));
  const modules = createServerModules({
    artefacts: new ArtefactStore(objects),
    requireFrom,
    onStray: (owner, error) => reportStray({ owner, message: messageOf(error) }),
  });
  catchStrayErrors(modules, reportStray);
  const fullHeap = watchHeap(maxHeapBytes);
  const releases = new LRUCache<string, ServedRelease>({
    max: MAX_RELEASES,
    disposeAfter: () => modules.retainOnly([...releases.values()].flatMap(versionsOf)),
  });

  const answerFor = async (served: ServedRelease, request: ReleaseRequest): Promise<unknown> => {
    const deployables = deployablesOf(served.release);
    switch (request.kind) {
      case 'load': {
        const manifest = deployables.find(({ name }) => name === request.name);
        if (manifest) await modules.load(manifest, request.expose);
        return undefined;
      }
      case 'prepare':
        for (const manifest of deployables) {
          if (request.except.includes(`${manifest.name}/${manifest.version}`)) continue;
          for (const expose of Object.keys(manifest.serverModules)) {
            // A module that cannot be loaded fails on the pages that need it.
            await modules.load(manifest, expose).catch(() => undefined);
            await setImmediate();
          }
        }
        return undefined;
      case 'render': {
        const { failures, ...result } = await renderDocument(modules.load, served, request.task);
        // No version is to blame for a timeout while a file is being downloaded.
        const blamed = objects.isWaiting
          ? failures.map((failure) => ({ ...failure, isTimeout: false }))
          : failures;
        return { result: { ...result, failures: blamed }, full: fullHeap() } satisfies RenderAnswer;
      }
    }
  };
  const answer = (request: RenderRequest): unknown => {
    if (request.kind === 'downloaded') objects.finish(request.file);
    if (request.kind === 'ping' || request.kind === 'downloaded') return undefined;
    if (request.served) releases.set(request.key, request.served);
    const served = releases.get(request.key);
    return served ? answerFor(served, request) : UNKNOWN_RELEASE;
  };
  return async (request) => {
    try {
      return await answer(request as RenderRequest);
    } finally {
      // Node reports unhandled rejections after all ready tasks have run.
      await setImmediate();
    }
  };
});

function versionsOf(served: ServedRelease) {
  return manifestsOf(served).map(({ name, version }) => ({ remote: name, version }));
}
