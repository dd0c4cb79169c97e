import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { FIRST_FACES } from '@tanabana/runtime/theme/fontFaces';
import { fontScript } from './fontScript';

const ROOT = path.resolve(__dirname, '../../..');

/** Runs the script as a document at an address would. */
function run(protocol: string) {
  const added: unknown[] = [];
  const FontFace = jest.fn();
  const document = { fonts: { add: (face: unknown) => added.push(face) }, cookie: '' };
  runInNewContext(fontScript(ROOT), { document, location: { protocol }, FontFace, Uint8Array, atob });
  return { made: FontFace.mock.calls, added, cookie: document.cookie };
}

test('makes the typefaces of the first screen out of the bytes of their files', () => {
  const { made, added } = run('https:');
  expect(added).toHaveLength(FIRST_FACES.length);
  expect(made).toEqual(
    FIRST_FACES.map(({ file, family, weight, range = 'U+0-10FFFF' }) => [
      family,
      new Uint8Array(readFileSync(path.join(ROOT, 'shared/runtime/fonts', file))),
      { weight, unicodeRange: range },
    ]),
  );
});

test('leaves a cookie for 30 days, over HTTPS for HTTPS alone', () => {
  const cookie = 'tanabana_fonts=1;path=/;max-age=2592000;samesite=lax';
  expect(run('https:').cookie).toBe(`${cookie};secure`);
  expect(run('http:').cookie).toBe(cookie);
});

test('nothing in it ends the element that holds it', () => {
  expect(fontScript(ROOT)).not.toMatch(/<\/|<!--/);
});
