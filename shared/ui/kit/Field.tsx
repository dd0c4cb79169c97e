import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, hovered, size, space } from '../theme/tokens';
import { ErrorText, Small } from './Page';

interface Labelled {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

interface FieldProps extends Labelled {
  readonly control: ElementType;
}

/** All other props are passed to the control. */
function Field({ label, help, error, control: Control, ...rest }: FieldProps) {
  const id = useId();
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack>
      <label htmlFor={id}>{label}</label>
      <Control
        {...rest}
        id={id}
        {...(notes && { 'aria-describedby': notes })}
        {...(error && { 'aria-invalid': true })}
      />
      {help && <Small id={`${id}-help`}>{help}</Small>}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Stack>
  );
}

export function TextField(props: Labelled & ComponentProps<'input'>) {
  return <Field control="input" {...props} />;
}

export function TextArea(props: Labelled & ComponentProps<'textarea'>) {
  return <Field control="textarea" rows={6} {...props} />;
}

/** The children are the options. */
export function SelectField(props: Labelled & ComponentProps<'select'>) {
  return <Field control="select" {...props} />;
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

  input,
  textarea,
  select {
    width: 100%;
    /* Adds space when the browser scrolls to the control, so that label and error are in view too. */
    scroll-margin-block: ${space(9)};
    min-height: ${space(6)};
    padding: ${space(1)} ${space(1.5)};
    border: 1px solid ${color.control};
    border-radius: 2px;
    background: #fffdf9;
    color: ${color.ink};

    ${hovered(`border-color: ${color.indigo};`)}

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
  }

  textarea {
    resize: vertical;
  }
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
