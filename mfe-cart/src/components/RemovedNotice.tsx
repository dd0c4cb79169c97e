import { color, space } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

interface RemovedNoticeProps {
  readonly name: string;
  readonly onUndo: () => void;
}

/** Replaces a removed entry with a message and an Undo button. Takes the focus that the entry had. */
export function RemovedNotice({ name, onUndo }: RemovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const message = useId();
  useEffect(() => undo.current?.focus(), []);
  return (
    <Notice>
      {/* Read with the button, which takes the focus at once; a live region alone may go unread. */}
      <p id={message}>{`${name} was removed.`}</p>
      <Button ref={undo} type="button" $look="plain" aria-describedby={message} onClick={onUndo}>
        Undo
      </Button>
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding: ${space(1)} ${space(2)};
  border-left: 3px solid ${color.brass};
  background: ${color.sand};
  overflow-wrap: anywhere;
`;
