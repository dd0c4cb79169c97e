import type { DocumentData } from '@tanabana/runtime/contracts/composition';

/** Parses the data of a document. */
export function dataIn(html: string): DocumentData {
  return JSON.parse(blockIn(html, / id="tanabana-document">(.*?)<\/script>/)) as DocumentData;
}

/** Parses the import map of a document. Its text is returned too, because the policy contains a hash of the text. */
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
