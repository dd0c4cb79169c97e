import { type ReactElement, useState } from 'react';
import { UndoNotice } from './UndoNotice';

interface RemovalOptions<Entry> {
  readonly keyOf: (entry: Entry) => string | number;
  readonly nameOf: (entry: Entry) => string;
  readonly remove: (entry: Entry) => Promise<unknown>;
  readonly restore: (entry: Entry, index: number) => Promise<unknown>;
}

export type Removal<Entry> = ReturnType<typeof useRemoval<Entry>>;

/**
 * Removes entries of a list, and restores the last removed entry. `restoredKey` is the key of the restored entry, which
 * the caller must focus.
 */
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
    <UndoNotice
      key={keyOf(removed.entry)}
      message={`${nameOf(removed.entry)} was removed.`}
      onUndo={() => void undo()}
    />
  );
  return {
    restoredKey,
    notice,
    /** Inserts the notice into the rows of the list, at the index of the removed entry. */
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
