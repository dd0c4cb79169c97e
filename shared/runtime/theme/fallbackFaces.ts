/** Metrics of the web fonts, in per cent of the font size. */
const FIGTREE = { ascent: 95, descent: 25 };
const FRAUNCES = { ascent: 97.8, descent: 25.5 };
/** Names on different systems. The last name is a Linux font with the same metrics. */
const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo Regular'];
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];
const GEORGIA = ['Georgia', 'Gelasio Regular'];
const ROBOTO = ['Roboto Regular', 'Roboto-Regular'];
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold'];
const NOTO_SERIF = ['Noto Serif Regular', 'NotoSerif-Regular'];

/**
 * Fonts of Windows, macOS, iOS and Android, scaled so that lines wrap as in the web font. `widthPercent` is the width of
 * text in the web font, in per cent of the width in the system font.
 */
const FACES = [
  { family: 'Figtree Arial', weight: '400 500', names: ARIAL, widthPercent: 100, ...FIGTREE },
  { family: 'Figtree Arial', weight: '600', names: ARIAL_BOLD, widthPercent: 95, ...FIGTREE },
  { family: 'Figtree Arial', weight: '700', names: ARIAL_BOLD, widthPercent: 96, ...FIGTREE },
  { family: 'Figtree Roboto', weight: '400 500', names: ROBOTO, widthPercent: 100.8, ...FIGTREE },
  { family: 'Figtree Roboto', weight: '600', names: ROBOTO_BOLD, widthPercent: 101, ...FIGTREE },
  { family: 'Figtree Roboto', weight: '700', names: ROBOTO_BOLD, widthPercent: 102.2, ...FIGTREE },
  { family: 'Fraunces Georgia', weight: '400', names: GEORGIA, widthPercent: 99.9, ...FRAUNCES },
  { family: 'Fraunces Georgia', weight: '500 600', names: GEORGIA, widthPercent: 101.7, ...FRAUNCES },
  { family: 'Fraunces Noto Serif', weight: '400', names: NOTO_SERIF, widthPercent: 93.3, ...FRAUNCES },
  { family: 'Fraunces Noto Serif', weight: '500 600', names: NOTO_SERIF, widthPercent: 95, ...FRAUNCES },
];

const percent = (value: number, scale: number) => `${((value * 100) / scale).toFixed(2)}%`;

function rule({ family, weight, names, widthPercent, ascent, descent }: (typeof FACES)[number]): string {
  const sources = names.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${sources};size-adjust:${widthPercent}%;ascent-override:${percent(ascent, widthPercent)};descent-override:${percent(descent, widthPercent)};line-gap-override:0%}`;
}

export const fallbackFaces = FACES.map(rule).join('');

export const DISPLAY_FAMILIES = "Fraunces,'Fraunces Georgia','Fraunces Noto Serif',serif";

export const TEXT_FAMILIES = "Figtree,'Figtree Arial','Figtree Roboto',sans-serif";
