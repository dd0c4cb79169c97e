import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { space } from '@tanabana/runtime/theme/tokens';
import type { ReactNode, Ref, SubmitEventHandler } from 'react';
import { styled } from 'styled-components';

interface AccountFormProps {
  readonly ref?: Ref<HTMLFormElement>;
  /** Message above the fields; empty while there is none. */
  readonly error: string;
  /** Id of the message, for the field that it is about. */
  readonly errorId?: string;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** The form of the sign-in screens: fields below one error message. The caller checks the entries. */
export function AccountForm({ ref, error, errorId, onSubmit, children }: AccountFormProps) {
  return (
    <Fields ref={ref} method="post" noValidate onSubmit={onSubmit}>
      <div id={errorId}>
        <LiveMessage tone="problem">{error}</LiveMessage>
      </div>
      {children}
    </Fields>
  );
}

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  margin-top: ${space(4)};

  > :has(> [role='alert']:empty) {
    margin-bottom: -${space(3)};
  }
`;
