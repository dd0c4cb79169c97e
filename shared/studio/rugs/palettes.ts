const DYES = {
  madder: '#7f2424',
  brick: '#b2553a',
  wine: '#561922',
  rose: '#bd8172',
  terracotta: '#a14a31',
  indigo: '#263c62',
  night: '#1e2337',
  sky: '#8099a6',
  teal: '#2f5757',
  gold: '#c4993f',
  camel: '#b3905f',
  ivory: '#e6dac0',
  sand: '#cfbd9c',
  walnut: '#4d382b',
  charcoal: '#34302d',
  sage: '#7c8563',
  celadon: '#adb299',
  moss: '#4c5739',
  stone: '#9c9285',
  linen: '#ded3bf',
} as const;

type DyeName = keyof typeof DYES;

/** Use of a dye in a rug; its position in the list is the index in knots. */
export const FIELD = 0;
export const BORDER = 1;
export const MEDALLION = 2;
export const LIGHT = 3;
export const OUTLINE = 4;
export const WARM = 5;
export const COOL = 6;

/** Dyes by use: field, border, medallion, light, outline, warm, cool. */
export type Palette = readonly [string, string, string, string, string, string, string];

function dyes(...names: [DyeName, DyeName, DyeName, DyeName, DyeName, DyeName, DyeName]): Palette {
  const [a, b, c, d, e, f, g] = names;
  return [DYES[a], DYES[b], DYES[c], DYES[d], DYES[e], DYES[f], DYES[g]];
}

/** All palettes, five to seven dyes each. */
export const PALETTES = {
  'madder-indigo': dyes('madder', 'indigo', 'night', 'ivory', 'night', 'gold', 'sky'),
  'indigo-madder': dyes('indigo', 'madder', 'brick', 'ivory', 'night', 'gold', 'sky'),
  'ivory-indigo': dyes('ivory', 'indigo', 'madder', 'linen', 'night', 'gold', 'sky'),
  'ivory-madder': dyes('ivory', 'madder', 'indigo', 'linen', 'walnut', 'gold', 'sage'),
  'night-rose': dyes('night', 'wine', 'rose', 'ivory', 'charcoal', 'camel', 'sky'),
  'sage-ivory': dyes('celadon', 'ivory', 'moss', 'ivory', 'walnut', 'rose', 'sage'),
  'brick-teal': dyes('brick', 'teal', 'night', 'ivory', 'charcoal', 'gold', 'celadon'),
  'camel-walnut': dyes('camel', 'walnut', 'terracotta', 'ivory', 'charcoal', 'brick', 'sage'),
  'gold-wine': dyes('gold', 'wine', 'madder', 'ivory', 'walnut', 'brick', 'moss'),
  'stone-charcoal': dyes('stone', 'charcoal', 'linen', 'linen', 'charcoal', 'sand', 'sky'),
  'teal-sand': dyes('teal', 'sand', 'walnut', 'ivory', 'charcoal', 'terracotta', 'celadon'),
  'sand-sky': dyes('sand', 'sky', 'linen', 'ivory', 'walnut', 'rose', 'stone'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
