import { type ComponentProps, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { color, size, space } from '../theme/tokens';
import { Small } from './Page';

interface Frame {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

interface FieldFrameProps extends Frame {
  readonly children: (described: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
  }) => ReactNode;
}

function FieldFrame({ label, help, error, children }: FieldFrameProps) {
  const id = useId();
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(notes && { 'aria-describedby': notes }), ...(error && { 'aria-invalid': true }) })}
      {help && <Small id={`${id}-help`}>{help}</Small>}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Stack>
  );
}

export function TextField({ label, help, error, ...input }: Frame & ComponentProps<'input'>) {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(described) => <Input {...input} {...described} />}
    </FieldFrame>
  );
}

export function TextArea({ label, help, error, ...input }: Frame & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(described) => <Area rows={6} {...input} {...described} />}
    </FieldFrame>
  );
}

/** A native select. Its children are options. */
export function SelectField({ label, help, error, ...select }: Frame & ComponentProps<'select'>) {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(described) => <Select {...select} {...described} />}
    </FieldFrame>
  );
}

export function Checkbox({ label, ...input }: { readonly label: ReactNode } & ComponentProps<'input'>) {
  return (
    <Check>
      <input {...input} type="checkbox" />
      {label}
    </Check>
  );
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(0.75)};

  label {
    font-size: ${size.small};
    font-weight: 600;
  }
`;

const control = css`
  width: 100%;
  /* Keeps label and error in view when the browser scrolls to the field. */
  scroll-margin-block: ${space(9)};
  min-height: ${space(6)};
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color.control};
  border-radius: 2px;
  background: #fffdf9;
  color: ${color.ink};

  @media (hover: hover) {
    &:hover {
      border-color: ${color.indigo};
    }
  }

  &[aria-invalid='true'] {
    border-color: ${color.madder};
    box-shadow: inset 0 0 0 1px ${color.madder};
  }

  &:disabled {
    background: ${color.sand};
    color: ${color.muted};
  }

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;

const Input = styled.input`
  ${control}
`;

const Area = styled.textarea`
  ${control}
  resize: vertical;
`;

const Select = styled.select`
  ${control}
`;

const Problem = styled.p`
  color: ${color.madder};
  font-size: ${size.small};
  font-weight: 600;
`;

const Check = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(5)};

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.madder};
  }
`;
