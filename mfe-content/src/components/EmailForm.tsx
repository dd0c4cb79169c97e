import { Button } from '@tanabana/ui/kit/Button';
import { TextField } from '@tanabana/ui/kit/Field';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { row } from '@tanabana/ui/theme/layout';
import { useState } from 'react';
import { styled } from 'styled-components';

/** Submitting displays a confirmation and sends nothing (§4, §5). */
export function EmailForm({ action, thanks }: { readonly action: string; readonly thanks: string }) {
  const [isDone, setDone] = useState(false);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.reset();
        setDone(true);
      }}
    >
      <Email>
        <TextField
          label="Email Address"
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@company.example"
          required
          onChange={() => setDone(false)}
        />
      </Email>
      <Button type="submit">{action}</Button>
      <Thanks>
        <LiveMessage>{isDone && thanks}</LiveMessage>
      </Thanks>
    </Form>
  );
}

const Form = styled.form`
  ${row(2)}
  align-items: end;
  max-width: 520px;
`;

const Email = styled.div`
  flex: 1 1 256px;
`;

const Thanks = styled.div`
  flex-basis: 100%;
`;
