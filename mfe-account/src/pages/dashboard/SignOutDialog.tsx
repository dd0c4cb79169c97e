import { Dialog } from '@tanabana/runtime/kit/Dialog';
import { SignOutForm } from './SignOutForm';

interface SignOutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly apiBaseUrl: string;
  /** Is called once every session has ended, to end the session of this browser too. */
  readonly onSignedOut: () => void;
}

/** Ends every session of the user, after a confirmation. */
export function SignOutDialog({ open, onClose, apiBaseUrl, onSignedOut }: SignOutDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Sign out everywhere">
      {open && <SignOutForm apiBaseUrl={apiBaseUrl} onSignedOut={onSignedOut} onCancel={onClose} />}
    </Dialog>
  );
}
