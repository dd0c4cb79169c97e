import { Button } from '@tanabana/runtime/kit/Button';
import { row } from '@tanabana/runtime/theme/layout';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

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
    <RemovedNotice key={keyOf(removed.entry)} name={nameOf(removed.entry)} onUndo={undo} />
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

/** A notice with an Undo button, displayed in place of a removed entry. Focuses the button when the notice appears. */
function RemovedNotice({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  const message = useId();
  useEffect(() => undo.current?.focus(), []);
  return (
    <Notice>
      {/* The button has this text as its description, because screen readers may skip a live region when the focus
          moves. */}
      <p id={message}>{`${name} was removed.`}</p>
      <Button ref={undo} type="button" $look="plain" aria-describedby={message} onClick={onUndo}>
        Undo
      </Button>
    </Notice>
  );
}

const Notice = styled.div`
  ${row([1, 3])}
  justify-content: space-between;
  padding: ${space(1)} ${space(2)};
  border-left: 3px solid ${color.brass};
  background: ${color.sand};
  overflow-wrap: anywhere;
`;
