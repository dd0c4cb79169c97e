import foundationFile from '../../content/foundation.json';

export interface Figure {
  readonly figure: string;
  readonly label: string;
}

interface Work {
  readonly text: string;
  readonly figures: readonly Figure[];
}

interface Foundation {
  readonly story: readonly string[];
  readonly vision: string;
  readonly mission: string;
  readonly values: readonly { readonly title: string; readonly text: string }[];
  readonly waste: Work;
  readonly heritage: Work;
}

/** Content of the foundation page (§2.14). */
export const foundation: Foundation = foundationFile;

/** The mission's tagline (§2.14). */
export const TAGLINE = 'Handcrafted with Heart, Treasured Forever';
