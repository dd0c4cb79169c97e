import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '@tanabana/runtime/kit/Button';
import { space } from '@tanabana/runtime/theme/tokens';

/** Addresses below the board to which forms are sent. */
export type ActionName = 'compose' | 'verify' | 'promote' | 'canary' | 'end-canary' | 'rollback';

interface ActionFormProps {
  readonly action: ActionName;
  /** What the form carries: its token, the deployment it was rendered from, what it is about. */
  readonly carries: Readonly<Record<string, string | undefined>>;
  /** What the button says. */
  readonly label: string;
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
}

/** A form that does something, with a button that says what. */
export function ActionForm({ action, carries, label, isQuiet = false, children }: ActionFormProps) {
  return (
    <Form method="post" action={`/${action}`}>
      {Object.entries(carries).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <Button type="submit" {...(isQuiet && { $look: 'quiet' as const })}>
        {label}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2)};
  max-width: 560px;

  > div {
    width: 100%;
  }

  p {
    margin: 0;
  }
`;
