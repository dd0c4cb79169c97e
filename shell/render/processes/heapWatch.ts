import { Session, type HeapProfiler } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ownerOfFile, type CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';

/** Bytes between two samples of what is allocated: rare enough to cost nothing that could be measured. */
const SAMPLING_INTERVAL = 2 ** 18;

/** Whose code allocated most of what is still in use, when the heap has grown beyond a limit. */
export interface FullHeap {
  readonly culprit?: CodeOwner | undefined;
}

/**
 * Watches what code leaves in memory, by V8's own sampling of live allocations.
 * @param maxBytes in use after a collection, beyond which the heap is full
 * @returns a function that returns a report while the heap is full
 */
export function watchHeap(maxBytes: number): () => FullHeap | undefined {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
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
  // What a version calls allocates for it.
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
