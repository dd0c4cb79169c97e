// `npm run licences` fails if the licence of a dependency is not allowed.
import { readFileSync } from 'node:fs';

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
  'PSF-2.0',
  // `Unlicense` means public domain. Licence of the in-memory file system that the type checker's plugin uses.
  'Unlicense',
  'Zlib',
  // Licence of caniuse-lite, which contains only data for builds.
  'CC-BY-4.0',
  // Licence of the fonts.
  'OFL-1.1',
  // Licences of the CSS compiler, axe and the picture library, which are used without changes.
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);

/** Tools under the MIT licence whose `package.json` names no licence. */
const UNNAMED = new Set(['busboy', 'dicer', 'humanize-number', 'memorystream', 'only', 'streamsearch']);

/** Whether a licence expression is allowed. Supports SPDX expressions without nested parentheses. */
function isAllowed(expression) {
  return expression
    .replace(/^\(([^()]*)\)$/, '$1')
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
  console.error(`These licences are not in shared/tooling/checkLicences.mjs:\n${refused.join('\n')}`);
  process.exitCode = 1;
}
