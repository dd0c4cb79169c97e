import { Button, ButtonRow } from '@tanabana/runtime/kit/Button';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { accountService } from '../../service/accountService';
import { signOutEverywhere } from '../../service/profileCalls';

interface SignOutFormProps {
  readonly apiBaseUrl: string;
  readonly onSignedOut: () => void;
  readonly onCancel: () => void;
}

export function SignOutForm({ apiBaseUrl, onSignedOut, onCancel }: SignOutFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const signOut = async () => {
    if (isBusy) return;
    const { signal } = (leaving.current = new AbortController());
    setBusy(true);
    setProblem(undefined);
    const failure = await signOutEverywhere(accountService(apiBaseUrl, signal));
    if (signal.aborted) return;
    setBusy(false);
    setProblem(failure);
    if (failure === undefined) onSignedOut();
  };

  return (
    <>
      <p>This signs you out on all your devices, including this one. You can log in again at any time.</p>
      <LiveMessage tone="problem">{problem}</LiveMessage>
      <ButtonRow $atEnd>
        <Button type="button" $look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <BusyButton type="button" isBusy={isBusy} onClick={() => void signOut()}>
          Sign out
        </BusyButton>
      </ButtonRow>
    </>
  );
}
