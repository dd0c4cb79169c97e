import { Session, type HeapProfiler } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ownerOfFile, type CodeOwner } from '@tanabana/sandbox/codeOwner';

/** Average number of bytes between two allocation samples. */
const SAMPLING_INTERVAL = 2 ** 18;

export interface FullHeap {
  /** Owner of the code that allocated most of the memory in use. */
  readonly culprit?: CodeOwner | undefined;
}

/**
 * Returns a function that collects garbage at once. V8 does so on its own only after the memory has grown much further,
 * and the watchdog counts what it has not yet collected.
 */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/**
 * Samples allocations with V8's heap profiler.
 * @param maxBytes maximum memory in use after a garbage collection
 * @returns a function that collects garbage if necessary, and returns a report if more than `maxBytes` are still in use
 */
export function watchHeap(maxBytes: number, collectGarbage: () => void): () => FullHeap | undefined {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.startSampling', { samplingInterval: SAMPLING_INTERVAL });
  return () => {
    if (bytesInUse() < maxBytes) return undefined;
    collectGarbage();
    return bytesInUse() < maxBytes ? undefined : { culprit: largestOwner(session) };
  };
}

function bytesInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function largestOwner(session: Session): CodeOwner | undefined {
  const sizes = new Map<string, { readonly owner: CodeOwner; bytes: number }>();
  // Memory that shared code such as React allocates is attributed to the version that called the shared code.
  const add = (node: HeapProfiler.SamplingHeapProfileNode, caller: CodeOwner | undefined) => {
    const owner = ownerOfFile(node.callFrame.url) ?? caller;
    if (owner) {
      const key = `${owner.remote} ${owner.version}`;
      const entry = sizes.get(key) ?? { owner, bytes: 0 };
      entry.bytes += node.selfSize;
      sizes.set(key, entry);
    }
    for (const child of node.children) add(child, owner);
  };
  session.post('HeapProfiler.getSamplingProfile', (error, answer) => {
    if (!error) add(answer.profile.head, undefined);
  });
  return [...sizes.values()].sort((a, b) => b.bytes - a.bytes)[0]?.owner;
}
