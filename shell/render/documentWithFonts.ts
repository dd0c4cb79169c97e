import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

/** The links that have browsers fetch fonts at once, one after the other. */
const PRELOADS = /(?:<link rel="preload" [^>]*as="font"[^>]*>)+/;

/**
 * What the policy of a shell's documents names its font script by: its hash is the integrity of its file.
 * @returns nothing for a version of before, which has none
 */
export function fontScriptSource({
  fontScript,
  files,
}: Pick<DeployManifest, 'fontScript' | 'files'>): string[] {
  const file = fontScript === undefined ? undefined : files[fontScript];
  return file ? [`'${file.integrity}'`] : [];
}

/**
 * Puts the font script into a document, before its styles. A browser that runs it fetches no fonts; one that runs no
 * scripts fetches them as ever.
 * @returns the document as it is when it preloads no fonts
 */
export function documentWithFonts(html: string, script: string): string {
  return html.replace(PRELOADS, (links) => `<script>${script}</script><noscript>${links}</noscript>`);
}
