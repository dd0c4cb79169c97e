import type { ReactNode } from 'react';
import type { ActionName } from './forms';

interface ActionFormProps {
  readonly action: ActionName;
  /** Hidden fields: form token, number of the current deployment, release. */
  readonly hidden: Readonly<Record<string, string | undefined>>;
  /** Label of the button. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** A form that posts an action, with one button. */
export function ActionForm({ action, hidden, label, children }: ActionFormProps) {
  return (
    <form method="post" action={`/${action}`}>
      {Object.entries(hidden).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <button>{label}</button>
    </form>
  );
}
