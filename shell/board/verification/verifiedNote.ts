import type { SignedNotes } from '../actions/signedNotes';

/** Says that this board verified a release, for the forms that follow. @param pages how many were rendered */
export function verifiedNote(notes: SignedNotes, release: string, pages: number): string {
  return `${pages}-${notes.sign('verified', release, String(pages))}`;
}

/** How many pages were rendered when a release was verified; nothing when the note does not say that it was. */
export function pagesVerified(notes: SignedNotes, release: string, note: string): number | undefined {
  const [, pages = '', signed = ''] = /^(\d{1,6})-(.*)$/.exec(note) ?? [];
  return notes.isOurs(signed, 'verified', release, pages) ? Number(pages) : undefined;
}
