import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { stack } from '@tanabana/runtime/theme/layout';
import { space } from '@tanabana/runtime/theme/tokens';
import type { ReactNode, Ref, SubmitEventHandler } from 'react';
import { styled } from 'styled-components';

interface AccountFormProps {
  readonly ref?: Ref<HTMLFormElement>;
  readonly error: string;
  readonly errorId?: string;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

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
  ${stack(3)}
  margin-top: ${space(4)};

  > :has(> [role='alert']:empty) {
    margin-bottom: -${space(3)};
  }
`;
