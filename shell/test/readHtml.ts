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

/** Returns the HTML of the page, without the rest of the document. */
export const pageIn = (html: string) => blockIn(html, /<div id="root">(.*)<\/div>/s);

/**
 * Each row is an array of the texts of its cells.
 * @param label accessible name of the table
 */
export function rowsIn(html: string, label: string): readonly (readonly string[])[] {
  const table = blockIn(html, new RegExp(`<table aria-label="${label}"(.*?)</table>`, 's'));
  return [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '')),
  );
}

function blockIn(html: string, block: RegExp): string {
  const [, text] = block.exec(html) ?? [];
  if (text === undefined) throw new Error(`The document has no ${block.source}`);
  return text;
}
