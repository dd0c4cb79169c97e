import { Dialog } from '@tanabana/runtime/kit/Dialog';
import { NameForm } from './NameForm';

interface NameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly name: string;
  readonly apiBaseUrl: string;
}

/** Changes the user's name at the service. */
export function NameDialog({ open, onClose, name, apiBaseUrl }: NameDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Change name">
      {open && <NameForm name={name} apiBaseUrl={apiBaseUrl} onDone={onClose} />}
    </Dialog>
  );
}
