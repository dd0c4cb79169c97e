import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DIFFERENCES } from '../engines/differences';
import { howToInstall } from '../engines/howToInstall';

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../../docs/browsers.md'), 'utf8');

/** Rows of the table below a heading, without padding. */
function rowsBelow(heading: string): readonly string[] {
  const [, section = ''] = PAGE.split(`## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return own
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.replaceAll(/ +/g, ' '))
    .slice(2);
}

test('the page on supported browsers has the differences that journeys leave out', () => {
  expect(rowsBelow('Differences')).toEqual(
    DIFFERENCES.map(
      ({ capability, engine, instead, reason }) => `| ${capability} | ${engine} | ${instead} | ${reason} |`,
    ),
  );
});

const xvfb = { name: 'Xvfb', path: '/usr/bin/Xvfb', debianPackage: 'xvfb' };

test('missing programs are named, and installed with one command', () => {
  const missing = (name: string, debianPackage: string) => ({ name, path: undefined, debianPackage });
  expect(
    howToInstall([
      ['firefox', [missing('Firefox', 'firefox-esr')]],
      [
        'webkit',
        [missing('WebKitWebDriver', 'webkit2gtk-driver'), missing('MiniBrowser', 'webkit2gtk-driver'), xvfb],
      ],
    ]),
  ).toBe(
    [
      'firefox cannot be tested: Firefox is missing.',
      'webkit cannot be tested: WebKitWebDriver is missing.',
      'webkit cannot be tested: MiniBrowser is missing.',
      'On Debian: apt-get install firefox-esr webkit2gtk-driver',
    ].join('\n'),
  );
});

test('nothing is said when all programs are there', () => {
  expect(howToInstall([['webkit', [xvfb]]])).toBeUndefined();
});
