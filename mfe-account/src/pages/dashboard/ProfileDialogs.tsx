import { NameDialog } from './NameDialog';
import { SignOutDialog } from './SignOutDialog';

/** A dialog of the welcome box. */
export type ProfileDialog = 'name' | 'signOut';

interface ProfileDialogsProps {
  /** The open dialog, if any. */
  readonly open: ProfileDialog | undefined;
  readonly onClose: () => void;
  readonly name: string;
  readonly apiBaseUrl: string;
  /** Is called once every session has ended, to end the session of this browser too. */
  readonly onSignedOut: () => void;
}

/** The dialogs of the welcome box. A default export, because they are fetched on demand. */
export default function ProfileDialogs({
  open,
  onClose,
  name,
  apiBaseUrl,
  onSignedOut,
}: ProfileDialogsProps) {
  return (
    <>
      <NameDialog open={open === 'name'} onClose={onClose} name={name} apiBaseUrl={apiBaseUrl} />
      <SignOutDialog
        open={open === 'signOut'}
        onClose={onClose}
        apiBaseUrl={apiBaseUrl}
        onSignedOut={onSignedOut}
      />
    </>
  );
}
