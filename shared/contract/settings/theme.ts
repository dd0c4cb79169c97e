import * as v from 'valibot';

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour like #22385a'));

const CONTRASTING = {
  muted: hex,
  madder: hex,
  madderDeep: hex,
  indigo: hex,
  indigoDeep: hex,
  brass: hex,
  leaf: hex,
  line: hex,
  control: hex,
};

const colorsSchema = v.strictObject({ paper: hex, sand: hex, ink: hex, ...CONTRASTING });

type Colors = v.InferOutput<typeof colorsSchema>;

/** Colours and typefaces of a shop. The names of the colours are those of the sample. */
export const themeSchema = v.strictObject({
  colors: v.pipe(
    colorsSchema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const message of contrastFaults(dataset.value)) addIssue({ message });
    }),
  ),
  /** Colours that replace others for visitors who ask for more contrast. */
  moreContrast: v.optional(v.strictObject(CONTRASTING)),
  /** Values of `font-family`. Without them, the typefaces are those of the sample. */
  type: v.optional(v.strictObject({ display: v.optional(v.string()), text: v.optional(v.string()) })),
});

export type Theme = v.InferOutput<typeof themeSchema>;

/** Minimum contrast of text, and of parts of controls and signs (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const SIGN = 3;

/** Text on the dark ground of the footer. */
const PALE = '#e7e2da';

/** Colours that pages show on one another, with the contrast that they need. */
function pairsOf({
  paper,
  sand,
  ...others
}: Colors): [name: string, color: string, ground: string, minimum: number][] {
  const { ink, muted, madder, madderDeep, indigo, indigoDeep, leaf, control, brass } = others;
  const texts = { ink, muted, madder, madderDeep, indigo, indigoDeep, leaf };
  const grounds = { madder, madderDeep, indigo, indigoDeep };
  return [
    ...Object.entries(texts).flatMap(([name, color]): ReturnType<typeof pairsOf> => [
      [`${name} on paper`, color, paper, TEXT],
      [`${name} on sand`, color, sand, TEXT],
    ]),
    ...Object.entries(grounds).map(([name, color]): ReturnType<typeof pairsOf>[number] => [
      `paper on ${name}`,
      paper,
      color,
      TEXT,
    ]),
    [`the footer's text on indigo`, PALE, indigo, TEXT],
    ['control on paper', control, paper, SIGN],
    ['control on sand', control, sand, SIGN],
    ['brass on paper', brass, paper, SIGN],
  ];
}

function contrastFaults(colors: Colors): string[] {
  return pairsOf(colors).flatMap(([name, color, ground, minimum]) => {
    const contrast = contrastOf(color, ground);
    return contrast >= minimum
      ? []
      : `${name} has a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}, and needs ${minimum}`;
  });
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const level = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
