import { Button, ButtonRow } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly question: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ConfirmDialog({ open, title, question, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p>{question}</p>
      <ButtonRow $atEnd>
        <Button type="button" $look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="button"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {confirm}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
