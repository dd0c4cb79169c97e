import type { ReactNode } from 'react';
import type { ActionName } from './forms';

interface ActionFormProps {
  readonly action: ActionName;
  /** Hidden fields: its token, the deployment it was rendered from, the release it is about. */
  readonly hidden: Readonly<Record<string, string | undefined>>;
  /** What the button says. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** A form that does something, with a button that says what. */
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
