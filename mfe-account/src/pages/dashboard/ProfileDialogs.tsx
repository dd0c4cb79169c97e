import { Dialog } from '@tanabana/runtime/kit/Dialog';
import { NameForm } from './NameForm';
import { SignOutForm } from './SignOutForm';

export type ProfileDialog = 'name' | 'signOut';

interface ProfileDialogsProps {
  readonly open: ProfileDialog | undefined;
  readonly onClose: () => void;
  readonly name: string;
  readonly apiBaseUrl: string;
  /** Called once every session has ended. */
  readonly onSignedOut: () => void;
}

/** Dialogs of the welcome box. Default export for `lazy`. */
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
