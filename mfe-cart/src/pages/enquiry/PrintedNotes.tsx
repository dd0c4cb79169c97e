import { space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

interface PrintedNotesProps {
  readonly notes: string;
  /** The company's enquiry address. */
  readonly recipient: string;
}

/** Notes and address on a print, in place of the form. */
export function PrintedNotes({ notes, recipient }: PrintedNotesProps) {
  return (
    <Paper>
      {notes.trim() && <p>Additional Notes: {notes}</p>}
      <p>Send to: {recipient}</p>
    </Paper>
  );
}

const Paper = styled.div`
  display: none;

  @media print {
    display: grid;
    gap: ${space(2)};
    margin-top: ${space(2)};
    white-space: pre-wrap;
  }
`;
