/** A legal text as its content file holds it. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly title: string;
    /** A paragraph, or the items of a list. */
    readonly blocks: readonly (string | readonly string[])[];
  }[];
}

/** When both legal texts were last changed (§2.14). */
export const LEGAL_LAST_UPDATED = 'September 12, 2025';

/** The anchor of a section: its title in small letters with hyphens. */
export function sectionId(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
