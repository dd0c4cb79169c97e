import { TextField } from '@tanabana/ui/kit/Field';
import { useState } from 'react';
import { dateInWords, withCentury } from '../enquiry/calendarDate';

/** Last date of the field. Chromium accepts six digits for a year without it. */
const LAST_DATE = '9999-12-31';

interface NeededByProps {
  /** Date as in `2027-01-20`, or what a link or an earlier version stored instead. */
  readonly date: string;
  readonly today: string;
  /** Explains which lines cannot be ready by the date. */
  readonly help: string;
  readonly onChange: (date: string) => void;
}

/**
 * Field of the requested date. Explains a date that is not understood, because browsers report an incomplete date as
 * empty. Completes a year of two digits when the visitor leaves the field.
 */
export function NeededBy({ date, today, help, onChange }: NeededByProps) {
  const [isIncomplete, setIncomplete] = useState(false);
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      label="Needed by"
      type="date"
      min={today}
      max={LAST_DATE}
      value={date}
      help={help}
      error={isTyping ? '' : dateProblem(date, today, isIncomplete)}
      onChange={({ target }) => {
        setTyping(true);
        onChange(target.value);
      }}
      onBlur={({ target }) => {
        setTyping(false);
        setIncomplete(target.validity.badInput);
        if (withCentury(date) !== date) onChange(withCentury(date));
      }}
    />
  );
}

function dateProblem(date: string, today: string, isIncomplete: boolean): string {
  if (isIncomplete) return 'This date is incomplete, so your enquiry does not contain it.';
  if (date && !dateInWords(date)) return `“${date}” is not a date that we understand.`;
  return date && date < today ? 'This date is in the past.' : '';
}
