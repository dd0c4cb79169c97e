export interface FontFaceSource {
  readonly file: string;
  readonly family: string;
  readonly weight: string;
  /** Characters, as in `U+20B9`; all by default. */
  readonly range?: string;
}

/** Letters of western Europe beyond the preloaded files. */
const LATIN =
  'U+A1-A8,U+AA-AF,U+B1-B6,U+B8-D6,U+D8-E1,U+E3-E8,U+EA-FF,U+131,U+152-153,U+201A,U+201E,U+2032-2033,U+2212';

const FRAUNCES = { family: 'Fraunces', weight: '400 600' } as const;
const FIGTREE = { family: 'Figtree', weight: '400 700' } as const;

/** All typefaces. Of two faces for the same character, browsers use the later. */
export const FONT_FACES: readonly FontFaceSource[] = [
  { ...FRAUNCES, file: 'fraunces.woff2' },
  { ...FIGTREE, file: 'figtree.woff2' },
  // Fraunces has no rupee sign.
  { ...FIGTREE, file: 'figtree-rupee.woff2', range: 'U+20B9' },
  { ...FRAUNCES, file: 'figtree-rupee.woff2', range: 'U+20B9' },
  { ...FRAUNCES, file: 'fraunces-latin.woff2', range: LATIN },
  { ...FIGTREE, file: 'figtree-latin.woff2', range: LATIN },
  {
    ...FIGTREE,
    file: 'figtree-extended.woff2',
    range: 'U+100-101,U+12A-12B,U+15A-15B,U+16A-16B,U+1E43-1E63',
  },
];

export const PRELOADED_FONTS = ['figtree.woff2', 'fraunces.woff2'] as const;
