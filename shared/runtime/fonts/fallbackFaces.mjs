/**
 * Writes `theme/fallbackFaces.ts`: fallback font faces for the web fonts, made of fonts of common
 * systems, scaled to the metrics of our own files. Run by `subset.sh`, whenever the fonts change.
 */
import { writeFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection as system } from '@capsizecss/metrics/entireMetricsCollection';
import { fromFile } from '@capsizecss/unpack/fs';

/** Fonts of macOS, Windows and iOS, and of Android. */
const STACKS = {
  display: { file: 'fraunces.woff2', fallbacks: [system.georgia, system.notoSerif] },
  text: { file: 'figtree.woff2', fallbacks: [system.arial, system.roboto] },
};

const stacks = {};
for (const [use, { file, fallbacks }] of Object.entries(STACKS)) {
  const metrics = await fromFile(new URL(file, import.meta.url).pathname);
  const [familyName] = metrics.familyName.split(' ');
  const { fontFaces, fontFamily } = createFontStack([{ ...metrics, familyName }, ...fallbacks]);
  const css = fontFaces
    .replaceAll(/^ *([\w-]+): /gm, '$1:')
    .replaceAll(/ ?\n|(?<=face) (?={)/g, '')
    // The same metrics under another name.
    .replace("local('Arial')", "local('Arial'),local('Liberation Sans')");
  // The scaled faces only: a browser looks up each name for each size, and Linux asks another process.
  stacks[use] = {
    fontFamily: fontFamily
      .split(', ')
      .slice(0, 1 + fallbacks.length)
      .join(', '),
    css,
  };
}
const lines = Object.entries(stacks).map(([use, stack]) => `export const ${use} = ${JSON.stringify(stack)};`);
writeFileSync(
  new URL('../theme/fallbackFaces.ts', import.meta.url),
  ['// Written by fonts/fallbackFaces.mjs.', ...lines, ''].join('\n'),
);
