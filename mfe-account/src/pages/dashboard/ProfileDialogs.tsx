import { Dialog } from '@tanabana/runtime/kit/Dialog';
import { NameForm } from './NameForm';
import { SignOutForm } from './SignOutForm';

/** A dialog of the welcome box. */
export type ProfileDialog = 'name' | 'signOut';

interface ProfileDialogsProps {
  /** The open dialog, if any. */
  readonly open: ProfileDialog | undefined;
  readonly onClose: () => void;
  readonly name: string;
  readonly apiBaseUrl: string;
  /** Called once every session has ended, to end the session of this browser too. */
  readonly onSignedOut: () => void;
}

/** The dialogs of the welcome box. A default export, because they are fetched on demand. */
export default function ProfileDialogs({ open, onClose, name, ...account }: ProfileDialogsProps) {
  return (
    <>
      <Dialog open={open === 'name'} onClose={onClose} title="Change name">
        {open === 'name' && <NameForm name={name} apiBaseUrl={account.apiBaseUrl} onDone={onClose} />}
      </Dialog>
      <Dialog open={open === 'signOut'} onClose={onClose} title="Sign out everywhere">
        {open === 'signOut' && <SignOutForm {...account} onCancel={onClose} />}
      </Dialog>
    </>
  );
}
