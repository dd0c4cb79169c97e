import { row } from '@tanabana/runtime/theme/layout';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

interface RemovedNoticeProps {
  readonly name: string;
  readonly onUndo: () => void;
}

/** Replaces a removed entry and takes its focus. */
export function RemovedNotice({ name, onUndo }: RemovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const message = useId();
  useEffect(() => undo.current?.focus(), []);
  return (
    <Notice>
      {/* Read with the button, because a live region alone may go unread. */}
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
