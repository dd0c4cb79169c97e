import type { DocumentData } from '@tanabana/contract/remotes/composition';

export function dataIn(html: string): DocumentData {
  return JSON.parse(blockIn(html, / id="tanabana-document">(.*?)<\/script>/)) as DocumentData;
}

/** `text` is the source, of which the content security policy contains a hash. */
export function importMapIn(html: string) {
  const text = blockIn(html, /<script type="importmap">(.*?)<\/script>/);
  const map = JSON.parse(text) as Record<'imports' | 'integrity', Readonly<Record<string, string>>>;
  return { ...map, text };
}

function blockIn(html: string, block: RegExp): string {
  const [, text] = block.exec(html) ?? [];
  if (text === undefined) throw new Error(`The document has no ${block.source}`);
  return text;
}
