// Renders pages, and runs the code of remotes to do so: `RenderProcess` starts it.
import { setImmediate } from 'node:timers/promises';
import { answerRequests } from '@tanabana/artefacts/sandbox/answerRequests';
import { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { deployablesOf } from '../../composition/releases/releaseDocument';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import { messageOf } from '../messageOf';
import { renderDocument } from '../renderDocument';
import type { RenderFailure } from '../renderTask';
import { createServerModules } from '../serverModules';
import { catchStrayErrors, type StrayError } from '../strayErrors';
import { DownloadedObjects } from './downloadedObjects';
import { watchHeap } from './heapWatch';
import type { RenderAnswer, RenderNotice, RenderRequest, RenderSetUp } from './renderRequests';

answerRequests((setUp, { notify }) => {
  const { artefacts, requireFrom, maxHeapBytes } = setUp as RenderSetUp;
  const releases = new Map<string, ServedRelease>();
  const send: (notice: RenderNotice) => void = notify;
  const reportStray = (stray: StrayError) => send({ stray });
  const objects = new DownloadedObjects(artefacts, (missing) => send({ missing }));
  const modules = createServerModules({
    artefacts: new ArtefactStore(objects),
    requireFrom,
    onStray: (owner, error) => reportStray({ owner, message: messageOf(error) }),
  });
  catchStrayErrors(modules, reportStray);
  const fullHeap = watchHeap(maxHeapBytes);

  const servedAs = (key: string): ServedRelease => {
    const served = releases.get(key);
    if (!served) throw new Error(`Release ${key} is unknown to this process.`);
    return served;
  };
  const answer = async (request: RenderRequest): Promise<unknown> => {
    switch (request.kind) {
      case 'add-release':
        releases.set(request.key, request.served);
        return undefined;
      case 'remove-release':
        releases.delete(request.key);
        modules.retainOnly([...releases.values()].flatMap(versionsOf));
        return undefined;
      case 'load': {
        const { release } = servedAs(request.key);
        const manifest = deployablesOf(release).find(({ name }) => name === request.name);
        if (manifest) await modules.load(manifest, request.expose);
        return undefined;
      }
      case 'ping':
        return undefined;
      case 'downloaded':
        objects.finish(request.file);
        return undefined;
      case 'prepare':
        for (const manifest of deployablesOf(servedAs(request.key).release)) {
          if (request.except.includes(`${manifest.name}/${manifest.version}`)) continue;
          for (const expose of Object.keys(manifest.serverModules)) {
            // What cannot be loaded fails on the pages that need it.
            await modules.load(manifest, expose).catch(() => undefined);
            await setImmediate();
          }
        }
        return undefined;
      case 'render': {
        const result = await renderDocument(modules.load, servedAs(request.key), request.task);
        // A slow store is not the fault of a version.
        const failures = objects.isWaiting ? result.failures.map(withoutTimeout) : result.failures;
        return { result: { ...result, failures }, full: fullHeap() } satisfies RenderAnswer;
      }
    }
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

function withoutTimeout(failure: RenderFailure): RenderFailure {
  return { ...failure, isTimeout: false };
}

function versionsOf({ release, previous }: ServedRelease) {
  return [...deployablesOf(release), ...Object.values(previous)].map(({ name, version }) => ({
    remote: name,
    version,
  }));
}
