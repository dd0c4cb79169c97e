import { type ReactElement, useState } from 'react';
import { RemovedNotice } from './RemovedNotice';

interface RemovalOptions<Entry> {
  readonly keyOf: (entry: Entry) => string | number;
  readonly nameOf: (entry: Entry) => string;
  readonly remove: (entry: Entry) => Promise<unknown>;
  /** Restores an entry at the index that it had. */
  readonly restore: (entry: Entry, index: number) => Promise<unknown>;
}

export type Removal<Entry> = ReturnType<typeof useRemoval<Entry>>;

/** Removes entries of a list, and restores the last one. The entry with `restoredKey` takes the focus. */
export function useRemoval<Entry>({ keyOf, nameOf, remove, restore }: RemovalOptions<Entry>) {
  const [removed, setRemoved] = useState<{ readonly entry: Entry; readonly index: number }>();
  const [restoredKey, setRestoredKey] = useState<string | number>();
  const undo = async () => {
    if (!removed) return;
    setRestoredKey(keyOf(removed.entry));
    await restore(removed.entry, removed.index);
    setRemoved(undefined);
  };
  const notice = removed && (
    <RemovedNotice key={keyOf(removed.entry)} name={nameOf(removed.entry)} onUndo={undo} />
  );
  return {
    restoredKey,
    notice,
    /** Adds the notice to the rows of the list, in place of the removed one. */
    withNotice: (rows: readonly ReactElement[]) =>
      removed ? rows.toSpliced(removed.index, 0, <li key="removed">{notice}</li>) : rows,
    async remove(entry: Entry, index: number) {
      await remove(entry);
      setRemoved({ entry, index });
      setRestoredKey(undefined);
    },
    forget: () => setRemoved(undefined),
  };
}
