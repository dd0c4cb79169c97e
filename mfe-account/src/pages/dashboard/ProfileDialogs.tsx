import { Button, ButtonRow } from '@tanabana/ui/kit/Button';
import { Dialog } from '@tanabana/ui/kit/Dialog';
import { TextField } from '@tanabana/ui/kit/Field';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { stack } from '@tanabana/ui/theme/layout';
import { space } from '@tanabana/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LogOutQuestion } from './LogOutQuestion';
import { BusyButton } from '../../components/BusyButton';
import { useAccountCall } from '../../components/useAccountCall';
import type { Send } from '../../service/accountService';
import { signOutEverywhere, updateProfile } from '../../service/profileCalls';

export { keptAboutVisitor, removeAtSignOut } from '@tanabana/shop/stored/keptInBrowser';

export type ProfileDialog = 'name' | 'signOut' | 'logOut';

interface ProfileDialogsProps {
  readonly open: ProfileDialog | undefined;
  readonly onClose: () => void;
  readonly name: string;
  readonly apiBaseUrl: string;
  readonly onSignedOut: () => void;
  readonly onLogOut: () => void;
}

export function ProfileDialogs({ open, onClose, onLogOut, ...account }: ProfileDialogsProps) {
  return (
    <>
      <Dialog open={open === 'name'} onClose={onClose} title="Change name">
        {open === 'name' && <NameForm {...account} onClose={onClose} />}
      </Dialog>
      <Dialog open={open === 'signOut'} onClose={onClose} title="Sign out everywhere">
        {open === 'signOut' && <SignOutForm {...account} onClose={onClose} />}
      </Dialog>
      <Dialog open={open === 'logOut'} onClose={onClose} title="Logout">
        {open === 'logOut' && <LogOutQuestion onLogOut={onLogOut} />}
      </Dialog>
    </>
  );
}

type FormProps = Omit<ProfileDialogsProps, 'open' | 'onLogOut'>;

function useCall(apiBaseUrl: string, call: (send: Send) => Promise<string | undefined>) {
  const { isBusy, run } = useAccountCall(apiBaseUrl);
  const [problem, setProblem] = useState<string>();
  const start = () => {
    if (isBusy) return;
    setProblem(undefined);
    void run(call, setProblem);
  };
  return { isBusy, problem, start };
}

function NameForm({ name, apiBaseUrl, onClose }: FormProps) {
  const [typed, setTyped] = useState(name);
  const { isBusy, problem, start } = useCall(apiBaseUrl, async (send) => {
    const token = sessionStore.token();
    const answer = await updateProfile(send, token, typed.trim());
    if ('message' in answer) return answer.message;
    if (token !== null) sessionStore.mergeProfile(token, answer.profile);
    onClose();
    return undefined;
  });
  return (
    <Fields
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <LiveMessage tone="problem">{problem}</LiveMessage>
      <TextField
        label="Name"
        autoComplete="name"
        required
        maxLength={100}
        pattern=".*\S.*"
        title="Please enter your name"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <BusyButton type="submit" isBusy={isBusy}>
        Save
      </BusyButton>
    </Fields>
  );
}

const Fields = styled.form`
  ${stack(3)}

  > [role='alert']:empty {
    margin-bottom: -${space(3)};
  }
`;

function SignOutForm({ apiBaseUrl, onSignedOut, onClose }: FormProps) {
  const { isBusy, problem, start } = useCall(apiBaseUrl, async (send) => {
    const failure = await signOutEverywhere(send);
    if (failure === undefined) onSignedOut();
    return failure;
  });
  return (
    <>
      <p>This signs you out on all your devices, including this one. You can log in again at any time.</p>
      <LiveMessage tone="problem">{problem}</LiveMessage>
      <ButtonRow $atEnd>
        <Button type="button" $look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <BusyButton type="button" isBusy={isBusy} onClick={start}>
          Sign out
        </BusyButton>
      </ButtonRow>
    </>
  );
}
