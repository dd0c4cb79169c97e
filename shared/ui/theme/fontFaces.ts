interface WebFontFace {
  readonly file: string;
  readonly family: string;
  readonly weight: string;
  /** Characters for which the font is used, as in `U+20B9`. The default is all characters. */
  readonly range?: string;
}

/** Western European letters that the preloaded files do not contain. */
const LATIN =
  'U+A1-A8,U+AA-AF,U+B1-B6,U+B8-D6,U+D8-E1,U+E3-E8,U+EA-FF,U+131,U+152-153,U+201A,U+201E,U+2032-2033,U+2212';

// `ascent` and `descent` are in per cent of the font size.
const FRAUNCES = { family: 'Fraunces', weight: '400 600', ascent: 97.8, descent: 25.5 };
const FIGTREE = { family: 'Figtree', weight: '400 700', ascent: 95, descent: 25 };

/** The order is relevant: if two faces of a family contain the same character, browsers use the later face. */
const FONT_FACES: readonly WebFontFace[] = [
  { ...FRAUNCES, file: 'fraunces.woff2' },
  { ...FIGTREE, file: 'figtree.woff2' },
  // Fraunces has no rupee sign, so the rupee sign of Figtree is used for the two families.
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

/** Names of Arial on different systems. Liberation Sans and Arimo are Linux fonts with the same metrics. */
const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo Regular'];
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];
const GEORGIA = ['Georgia', 'Gelasio Regular'];
const ROBOTO = ['Roboto Regular', 'Roboto-Regular'];
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold'];
const NOTO_SERIF = ['Noto Serif Regular', 'NotoSerif-Regular'];

/**
 * Fallbacks of the web fonts: fonts of Windows, macOS, iOS and Android, scaled so that lines wrap at the same words as
 * in the web font. `widthPercent` is the width of a text in the web font, in per cent of its width in the system font.
 */
const FALLBACK_FACES = [
  { ...FIGTREE, family: 'Figtree Arial', weight: '400 500', names: ARIAL, widthPercent: 100 },
  { ...FIGTREE, family: 'Figtree Arial', weight: '600', names: ARIAL_BOLD, widthPercent: 95 },
  { ...FIGTREE, family: 'Figtree Arial', weight: '700', names: ARIAL_BOLD, widthPercent: 96 },
  { ...FIGTREE, family: 'Figtree Roboto', weight: '400 500', names: ROBOTO, widthPercent: 100.8 },
  { ...FIGTREE, family: 'Figtree Roboto', weight: '600', names: ROBOTO_BOLD, widthPercent: 101 },
  { ...FIGTREE, family: 'Figtree Roboto', weight: '700', names: ROBOTO_BOLD, widthPercent: 102.2 },
  { ...FRAUNCES, family: 'Fraunces Georgia', weight: '400', names: GEORGIA, widthPercent: 99.9 },
  { ...FRAUNCES, family: 'Fraunces Georgia', weight: '500 600', names: GEORGIA, widthPercent: 101.7 },
  { ...FRAUNCES, family: 'Fraunces Noto Serif', weight: '400', names: NOTO_SERIF, widthPercent: 93.3 },
  { ...FRAUNCES, family: 'Fraunces Noto Serif', weight: '500 600', names: NOTO_SERIF, widthPercent: 95 },
];

/** @param addressOf returns the address of a file in the fonts folder */
export const fontFaces = (addressOf: (file: string) => string) =>
  [
    ...FONT_FACES.map((face) => webFontFace(addressOf(face.file), face)),
    ...FALLBACK_FACES.map(fallbackFace),
  ].join('');

function webFontFace(address: string, { family, weight, range }: WebFontFace): string {
  const characters = range === undefined ? '' : `unicode-range:${range};`;
  return `@font-face{font-family:'${family}';src:url(${address}) format('woff2');font-display:swap;font-weight:${weight};${characters}}`;
}

const percent = (value: number, scale: number) => `${((value * 100) / scale).toFixed(2)}%`;

function fallbackFace({
  family,
  weight,
  names,
  widthPercent,
  ascent,
  descent,
}: (typeof FALLBACK_FACES)[number]): string {
  const sources = names.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${sources};size-adjust:${widthPercent}%;ascent-override:${percent(ascent, widthPercent)};descent-override:${percent(descent, widthPercent)};line-gap-override:0%}`;
}

export const DISPLAY_FAMILIES = "Fraunces,'Fraunces Georgia','Fraunces Noto Serif',serif";

export const TEXT_FAMILIES = "Figtree,'Figtree Arial','Figtree Roboto',sans-serif";
