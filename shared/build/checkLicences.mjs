// `npm run licences`: refuses a dependency whose licence nobody has agreed to, by the lock file.
import { readFileSync } from 'node:fs';

/** Licences that ask for a notice at most. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Zlib',
  // Data of browsers (caniuse-lite), which the builds read.
  'CC-BY-4.0',
  // Fonts, which may be sold with a product, not on their own.
  'OFL-1.1',
  // Used unchanged: the build's CSS compiler, axe, and the library that encodes pictures, a file of its own.
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);

/** Test tools whose package does not name the licence that its files name: all MIT. */
const UNNAMED = new Set(['busboy', 'dicer', 'humanize-number', 'only', 'streamsearch']);

/** Whether an SPDX expression without nested parentheses is allowed: all parts of `AND`, one part of `OR`. */
function isAllowed(expression) {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name)));
}

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const refused = Object.entries(packages).flatMap(([path, { license, link }]) => {
  const name = path.split('node_modules/').at(-1);
  if (link || !path.includes('node_modules/') || (license === undefined && UNNAMED.has(name))) return [];
  return license !== undefined && isAllowed(license) ? [] : [`${name}: ${license ?? 'no licence'}`];
});
if (refused.length > 0) {
  console.error(`These licences are not in shared/build/checkLicences.mjs:\n${refused.join('\n')}`);
  process.exitCode = 1;
}
