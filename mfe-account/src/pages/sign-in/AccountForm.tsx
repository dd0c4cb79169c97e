import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { stack } from '@tanabana/ui/theme/layout';
import { space, color, hitArea, hovered, size } from '@tanabana/ui/theme/tokens';
import { type ReactNode, type Ref, type SubmitEventHandler, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { TextField } from '@tanabana/ui/kit/Field';

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

export function PasswordField({ label, ...rest }: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Frame>
      <TextField label={label} type={isShown ? 'text' : 'password'} spellCheck={false} {...rest} />
      <Toggle
        type="button"
        aria-label={`${isShown ? 'Hide' : 'Show'} ${label}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </Toggle>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Toggle = styled.button`
  position: absolute;
  inset: -4px 0 auto auto;
  min-height: 32px;
  padding: 4px 0 4px 16px;
  border: 0;
  background: none;
  color: ${color.madder};
  font-size: ${size.small};
  font-weight: 600;

  ${hitArea('-12px 0 0')}

  ${hovered(`color: ${color.madderDeep}; text-decoration: underline;`)}
`;
