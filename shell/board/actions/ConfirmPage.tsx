import type { ReactNode } from 'react';
import { TextArea, TextField } from '@tanabana/runtime/kit/Field';
import { MAX_REASON } from './actionFields';
import { ActionForm, type ActionName } from './ActionForm';
import type { BoardPerson } from '../boardPerson';
import { Choices } from '../components/Choices';
import { PageHeader } from '../components/PageHeader';

interface ConfirmPageProps {
  readonly person: BoardPerson;
  readonly title: string;
  /** What happens, in a sentence or two. */
  readonly happens: ReactNode;
  readonly action: ActionName;
  /** What the button says. */
  readonly label: string;
  readonly carries: Readonly<Record<string, string | undefined>>;
  /** The share of a canary, as it was entered; nothing where there is none to enter. */
  readonly share?: string | undefined;
  readonly reason?: string | undefined;
  /** What is wrong with what was entered. */
  readonly errors?: { readonly share?: string | undefined; readonly reason?: string | undefined };
  /** What changes, in detail. */
  readonly children?: ReactNode;
}

/** Asks whether something is to be done, and why. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { person, title, happens, action, label, carries, share, reason, errors = {}, children } = props;
  return (
    <>
      <PageHeader title={title} person={person} />
      <p>{happens}</p>
      <ActionForm action={action} carries={carries} label={label}>
        {share !== undefined && (
          <TextField
            label="Share of visitors, in per cent"
            help="Above 0 and below 100, as in 5 or 0.5."
            name="share"
            inputMode="decimal"
            required
            defaultValue={share}
            error={errors.share}
          />
        )}
        <TextArea
          label="Why"
          help="A sentence for the history."
          name="reason"
          rows={3}
          required
          maxLength={MAX_REASON}
          defaultValue={reason}
          error={errors.reason}
        />
      </ActionForm>
      <Choices>
        <a href="/">Leave everything as it is</a>
      </Choices>
      {children}
    </>
  );
}
