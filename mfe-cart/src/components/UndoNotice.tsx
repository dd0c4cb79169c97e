import { Button } from '@tanabana/ui/kit/Button';
import { row } from '@tanabana/ui/theme/layout';
import { color, space } from '@tanabana/ui/theme/tokens';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

interface UndoNoticeProps {
  readonly message: string;
  readonly onUndo: () => void;
}

/** Focuses the button when the notice appears. */
export function UndoNotice({ message, onUndo }: UndoNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => undo.current?.focus(), []);
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
