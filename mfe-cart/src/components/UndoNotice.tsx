import { Button } from '@tanabana/ui/kit/Button';
import { row } from '@tanabana/ui/theme/layout';
import { color, space } from '@tanabana/ui/theme/tokens';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface UndoNoticeProps {
  readonly message: string;
  readonly onUndo: () => void;
}

/** Hides the notice that is displayed. */
let hideNewest: (() => void) | undefined;

/**
 * Focuses the button when the notice appears. An earlier notice disappears, because its Undo would keep what was done
 * since.
 */
export function UndoNotice({ message, onUndo }: UndoNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    hideNewest?.();
    hideNewest = () => setHidden(true);
    undo.current?.focus();
  }, []);
  if (isHidden) return null;
  return (
    <Notice>
      {/* The button has this text as its description, because screen readers may skip a live region when the focus
          moves. */}
      <p id={id}>{message}</p>
      <Button ref={undo} type="button" $look="plain" aria-describedby={id} onClick={onUndo}>
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
