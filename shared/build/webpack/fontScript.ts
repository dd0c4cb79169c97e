import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FONTS_COOKIE } from '@tanabana/runtime/contracts/firstVisit';
import { FIRST_FACES } from '@tanabana/runtime/theme/fontFaces';

/** Its plain name in the server's build: browsers never ask for it. */
export const FONT_SCRIPT = 'fonts.js';

/** How long a browser is taken to keep the files of fonts, in seconds: 30 days. */
const KEPT_SECONDS = 30 * 86_400;

/**
 * The script that a document carries on a first visit: it makes the typefaces of the first screen out of bytes that
 * it holds itself, so that they are there before anything is painted. It leaves a cookie, by which the server knows
 * whom to send the next documents without it.
 * @param root the repository's folder
 */
export function fontScript(root: string): string {
  const faces = FIRST_FACES.map(({ file, family, weight, range = 'U+0-10FFFF' }) => {
    const bytes = readFileSync(path.join(root, 'shared/runtime/fonts', file), 'base64');
    return [family, bytes, { weight, unicodeRange: range }];
  });
  return `for(const [family,bytes,traits] of ${JSON.stringify(faces)})
document.fonts.add(new FontFace(family,Uint8Array.from(atob(bytes),(byte)=>byte.charCodeAt(0)),traits));
document.cookie='${FONTS_COOKIE}=1;path=/;max-age=${KEPT_SECONDS};samesite=lax'+(location.protocol==='https:'?';secure':'');`;
}
