import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { clearOf, color, motionAllowed, space } from '../theme/tokens';
import { IconButton } from './IconButton';

interface DialogProps {
  /** Required if buttons use `opensDialog` or `closesDialog`. */
  readonly id?: string;
  /** Whether the dialog is open, if the page's state controls the dialog. */
  readonly open?: boolean;
  /** The dialog becomes modal on hydration. */
  readonly startsOpen?: boolean;
  /** Required with `open`. */
  readonly onClose?: () => void;
  readonly title: string;
  /** Content that replaces the visible title. The first control of the content gets the focus when the dialog opens. */
  readonly head?: ReactNode;
  /** Replacement for `DialogFrame` with other styles, created with `styled(DialogFrame)`. */
  readonly frame?: typeof DialogFrame;
  readonly children: ReactNode;
}

/** A modal dialog that closes on Escape and on a click on its backdrop. Buttons with `opensDialog` work without scripts. */
export function Dialog(props: DialogProps) {
  const { id, open, startsOpen = false, onClose, title, head, frame: Frame = DialogFrame, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  const ownId = useId();
  const dialogId = id ?? ownId;
  const titleId = `${dialogId}-title`;

  // The state never changes, so React never updates the attribute `open`, which the browser changes.
  const [isRenderedOpen] = useState(startsOpen);

  // Makes the browser focus the dialog element, so that all screen readers announce the name of the dialog. The effect
  // sets `autofocus`, because React does not render the attribute.
  const hasTitle = head === undefined;
  useEffect(() => {
    if (hasTitle) element.current?.setAttribute('autofocus', '');
  }, [hasTitle]);

  useEffect(() => {
    // Does nothing if the visitor closed the dialog before hydration.
    if (!isRenderedOpen || !element.current?.open) return;
    element.current.close();
    element.current.showModal();
  }, [isRenderedOpen]);

  useEffect(() => {
    if (open) showModal(element.current);
    else if (open === false) element.current?.close();
  }, [open]);

  return (
    // A visitor may have opened the dialog before hydration, so React's warning about the attribute `open` is
    // suppressed. The click handler closes the dialog in engines without `closedby`.
    <Frame
      ref={element}
      id={dialogId}
      {...(hasTitle ? { 'aria-labelledby': titleId } : { 'aria-label': title })}
      closedby="any"
      open={isRenderedOpen}
      suppressHydrationWarning
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && !Reflect.has(currentTarget, 'closedBy')) currentTarget.close();
      }}
    >
      <DialogBody>
        <DialogHeader>
          {head ?? <h2 id={titleId}>{title}</h2>}
          <IconButton {...closesDialog(dialogId)} aria-label="Close">
            <X aria-hidden="true" />
          </IconButton>
        </DialogHeader>
        {children}
      </DialogBody>
    </Frame>
  );
}

export const openDialog = (id: string) => showModal(dialogOf(id));

export const closeDialog = (id: string) => dialogOf(id)?.close();

const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

function showModal(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) dialog?.showModal();
}

/** Returns the props of a button that opens the dialog with the given id. The button works before hydration too. */
export const opensDialog = (id: string) =>
  ({ ...commands(id, 'show-modal', openDialog), 'aria-haspopup': 'dialog' }) as const;

/** Returns the props of a button that closes the dialog with the given id. */
export const closesDialog = (id: string) => commands(id, 'close', closeDialog);

/** Engines without `commandfor` call `fallback` after hydration. */
function commands(id: string, command: 'show-modal' | 'close', fallback: (id: string) => void) {
  return {
    type: 'button',
    commandfor: id,
    command,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (!('commandForElement' in currentTarget)) fallback(id);
    },
  } as const;
}

const closed = `
  opacity: var(--closed-opacity, 0);
  translate: var(--closed-translate, 0 16px);
`;

/** `--closed-opacity` and `--closed-translate` define the look of the closed dialog in animations. */
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

  /* In forced colours mode, the browser displays the transparent outline in a system colour. */
  &,
  &:focus-visible {
    outline: 1px solid transparent;
  }

  &[open]:not(:modal) {
    position: fixed;
    z-index: 30;
    inset: 0;
  }

  &::backdrop {
    background: rgb(20 14 11 / 60%);
  }

  ${motionAllowed} {
    transition: 200ms allow-discrete;
    transition-property: opacity, translate, overlay, display;

    &:not([open]) {
      ${closed}
    }

    @starting-style {
      &[open] {
        ${closed}
      }
    }
  }
`;

// The body covers the entire dialog, so that a click whose target is the `dialog` element is on the backdrop.
const DialogBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-height: 100%;
  padding: ${clearOf('top', space(3))} ${clearOf('right', space(3))} ${clearOf('bottom', space(3))}
    ${clearOf('left', space(3))};
`;

const DialogHeader = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)};

  h2 {
    min-width: 0;
    padding-block: 4px;
  }

  > button {
    margin: 0 -12px 0 0;
  }

  > h2 + button {
    margin-top: -4px;
  }
`;
