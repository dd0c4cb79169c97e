import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motionAllowed, space } from '../theme/tokens';
import { IconButton } from './IconButton';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Styled frame of a special dialog, such as a drawer, made with `styled(DialogFrame)`. */
  readonly frame?: typeof DialogFrame;
  readonly children: ReactNode;
}

/**
 * A modal dialog on the native element: it traps the focus, closes on Escape and by a click on its backdrop,
 * and returns the focus when it closes.
 */
export function Dialog({ open, onClose, title, frame: Frame = DialogFrame, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    // The keyboard has Escape; the click handler only adds the backdrop.

    <Frame
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <DialogBody>
        <DialogHeader>
          <h2 id={titleId}>{title}</h2>
          <IconButton type="button" aria-label="Close" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </DialogHeader>
        {children}
      </DialogBody>
    </Frame>
  );
}

export const DialogFrame = styled.dialog`
  width: min(560px, calc(100vw - ${space(4)}));
  max-height: calc(100dvh - ${space(4)});
  padding: 0;
  border: 0;
  border-top: 3px solid ${color.brass};
  background: ${color.paper};
  color: ${color.ink};
  overflow: auto;
  overscroll-behavior: contain;
  /* Its edge in forced colours. */
  outline: 1px solid transparent;

  &::backdrop {
    background: rgb(20 14 11 / 60%);
  }

  ${motionAllowed} {
    transition:
      opacity 200ms ease,
      translate 200ms ease,
      overlay 200ms allow-discrete,
      display 200ms allow-discrete;

    &:not([open]) {
      opacity: 0;
      translate: 0 16px;
    }

    @starting-style {
      &[open] {
        opacity: 0;
        translate: 0 16px;
      }
    }
  }
`;

// The content covers the whole frame, so that a click on the frame itself is a click on the backdrop.
const DialogBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-height: 100%;
  padding: ${space(3)};
`;

const DialogHeader = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)};

  /* Aligns a title of one line with the button. */
  h2 {
    min-width: 0;
    padding-block: 4px;
    overflow-wrap: anywhere;
  }

  button {
    margin: -4px -12px 0 0;
  }
`;
