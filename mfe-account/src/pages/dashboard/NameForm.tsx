import { TextField } from '@tanabana/runtime/kit/Field';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { sessionStore } from '@tanabana/runtime/session/sessionStore';
import { space } from '@tanabana/runtime/theme/tokens';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BusyButton } from '../../components/BusyButton';
import { accountService } from '../../service/accountService';
import { updateProfile } from '../../service/profileCalls';

interface NameFormProps {
  readonly name: string;
  readonly apiBaseUrl: string;
  readonly onDone: () => void;
}

export function NameForm({ name, apiBaseUrl, onDone }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { signal } = (leaving.current = new AbortController());
    const token = sessionStore.token();
    setBusy(true);
    setProblem('');
    const answer = await updateProfile(accountService(apiBaseUrl, signal), token, typed.trim());
    if (signal.aborted) return;
    setBusy(false);
    if ('message' in answer) {
      setProblem([answer.message, answer.reason].filter(Boolean).join('. '));
      return;
    }
    if (token !== null) sessionStore.mergeProfile(token, answer.profile);
    onDone();
  };

  return (
    <Fields onSubmit={(event) => void save(event)}>
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
  display: flex;
  flex-direction: column;
  gap: ${space(3)};

  > [role='alert']:empty {
    margin-bottom: -${space(3)};
  }
`;
