/** A legal text in its content file. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly title: string;
    /** A paragraph, or the items of a list. */
    readonly blocks: readonly (string | readonly string[])[];
  }[];
}

/** Date of the last change of both legal texts (§2.14). */
export const LEGAL_LAST_UPDATED = 'September 12, 2025';

/** Returns the anchor of a section: its title in lower case with hyphens. */
export function sectionId(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
