// Script of a render process, which `RenderProcess` starts.
import { setImmediate } from 'node:timers/promises';
import { answerRequests } from '@tanabana/sandbox/answerRequests';
import { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { createSharedReads } from '@tanabana/contract/async/sharedReads';
import { FolderObjects } from '@tanabana/releases/stores/folderObjects';
import { LRUCache } from 'lru-cache';
import { deployablesOf, routesOf } from '@tanabana/releases/documents/releaseDocument';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import { renderDocument } from '../renderDocument';
import { catchUncaughtErrors, createServerModules, type UncaughtError } from '../serverModules';
import { garbageCollector, watchHeap } from './heapWatch';
import type {
  ReleaseRequest,
  RenderAnswer,
  RenderNotice,
  RenderRequest,
  RenderSetUp,
  UnknownRelease,
} from './renderProcess';

/** Maximum number of cached releases. */
const MAX_RELEASES = 6;

/** Number of the last used releases whose versions stay loaded: the live release with its canary or its predecessor. */
const MAX_LOADED = 2;

/** Maximum number of times that a process waits for the data of a search before it renders. */
const MAX_OPENINGS = 5;

/** Other versions, which fallback versions are among. Their number limits the memory after promotions in a row. */
const OTHER_VERSIONS = { unusedMs: 60_000, maxUnused: 5 };

/** Objects in the folder of the artefact store. The parent process downloads files that the folder lacks. */
class DownloadedObjects extends FolderObjects {
  private readonly downloads = new Map<string, () => void>();
  private readonly shared = createSharedReads({ cache: false });

  /** @param request requests an object from the parent process. After the download, `finish` must be called. */
  constructor(
    folder: string,
    private readonly request: (key: string) => void,
  ) {
    super(folder);
  }

  override async read(key: string): Promise<Buffer | undefined> {
    const present = await super.read(key);
    if (present) return present;
    await this.shared(key, () => {
      return new Promise<void>((resolve) => {
        this.downloads.set(key, resolve);
        this.request(key);
      });
    });
    return super.read(key);
  }

  get isWaiting(): boolean {
    return this.downloads.size > 0;
  }

  finish(key: string): void {
    this.downloads.get(key)?.();
    this.downloads.delete(key);
  }
}

/**
 * Returns an address of each search page of a release.
 * @param except versions whose pages are omitted, as in `cart/1.0.0-4f2a91c07b`
 */
function searchesOf({ release }: ServedRelease, except: readonly string[]): string[] {
  return Object.values(release.remotes)
    .filter(({ name, version }) => !except.includes(`${name}/${version}`))
    .flatMap((remote) => routesOf(remote, release.settings))
    .flatMap(({ path, search }) => (search ? `${path}?${search.parameter}=a` : []));
}

answerRequests((setUp, notify) => {
  const { artefactsFolder, requireFrom, maxHeapBytes } = setUp as RenderSetUp;
  const send: (notice: RenderNotice) => void = notify;
  const reportUncaught = (uncaught: UncaughtError) => send({ uncaught });
  const objects = new DownloadedObjects(artefactsFolder, (missing) => send({ missing }));
  const modules = createServerModules({
    artefacts: new ArtefactStore(objects),
    requireFrom,
    onUncaughtError: reportUncaught,
  });
  catchUncaughtErrors(modules, reportUncaught);
  const collectGarbage = garbageCollector();
  const fullHeap = watchHeap(maxHeapBytes, collectGarbage);
  const releases = new LRUCache<string, ServedRelease>({ max: MAX_RELEASES });
  const unloadUnused = () => {
    // The most recently used releases are first.
    const loaded = [...releases.values()].slice(0, MAX_LOADED);
    modules.unloadUnused(
      loaded.flatMap(({ release }) => deployablesOf(release)),
      OTHER_VERSIONS,
    );
  };

  const answerFor = async (served: ServedRelease, request: ReleaseRequest): Promise<unknown> => {
    const deployables = deployablesOf(served.release);
    switch (request.kind) {
      case 'load': {
        const manifest = deployables.find(({ name }) => name === request.name);
        if (manifest) await modules.load(manifest, request.expose);
        return undefined;
      }
      case 'prepare':
        unloadUnused();
        // No visitor waits during a preparation.
        collectGarbage();
        for (const manifest of deployables) {
          if (request.except.includes(`${manifest.name}/${manifest.version}`)) continue;
          for (const expose of Object.keys(manifest.serverModules)) {
            // Ignores the failure, because each page that needs the module reports the failure.
            await modules.load(manifest, expose).catch(() => undefined);
            await setImmediate();
          }
        }
        for (const address of searchesOf(served, request.except)) {
          // Opens the data of the search before a visitor waits for it. Ignores failures, as above, but not timeouts:
          // on a busy machine a large collection opens in more time than a page may take, and continues to open.
          const task = { address, seed: 0, replaced: [], omitted: [], isData: true };
          for (let attempt = 0; attempt < MAX_OPENINGS; attempt += 1) {
            const result = await renderDocument(modules.load, served, task).catch(() => undefined);
            if (!result?.failures.some(({ isTimeout }) => isTimeout)) break;
          }
        }
        return undefined;
      case 'render': {
        unloadUnused();
        const result = await renderDocument(modules.load, served, request.task);
        // During a download, no failure counts as a timeout, because the download may be the cause.
        const failures = objects.isWaiting
          ? result.failures.map((failure) => ({ ...failure, isTimeout: false }))
          : result.failures;
        return { result: { ...result, failures }, full: fullHeap() } satisfies RenderAnswer;
      }
    }
  };
  const answer = (request: RenderRequest): unknown => {
    if (request.kind === 'downloaded') objects.finish(request.file);
    if (request.kind === 'ping' || request.kind === 'downloaded') return undefined;
    if (request.served) releases.set(request.key, request.served);
    const served = releases.get(request.key);
    return served ? answerFor(served, request) : ('unknown release' satisfies UnknownRelease);
  };
  return async (request) => {
    try {
      return await answer(request as RenderRequest);
    } finally {
      // Delays the answer until Node has reported unhandled rejections. Node reports unhandled rejections after all
      // ready tasks have run.
      await setImmediate();
    }
  };
});
