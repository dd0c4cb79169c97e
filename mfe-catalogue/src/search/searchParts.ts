import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { pagesNamed, pageWords } from './pagesNamed';
import { MissingFiles } from './partReader';
import { openPart, type Part } from './postings';
import { type Amounts, filesIn, openHead, type SearchFiles } from './searchHead';
import { createSearch, type SearchAnswer } from './searchProducts';

export interface FoundProduct {
  readonly id: number;
  /** Position in the catalogue, which determines the data file of the product's card. */
  readonly position: number;
  readonly category: string;
}

export interface SearchIndex {
  /**
   * Searches products. Reads the parts of the index that the text needs.
   * @param pages pages whose search words are not corrected
   */
  readonly find: (text: string, pages?: readonly PageLink[]) => Promise<SearchAnswer>;
  readonly pagesNamed: typeof pagesNamed;
  readonly products: (ids: readonly number[]) => readonly FoundProduct[];
}

/** Reads a file of the index by its name. */
export type ReadPart = <Value>(name: string, parse: (text: string) => Value) => Promise<Value>;

/** @param text content of the index's first file */
export function openSearchParts(text: string, read: ReadPart): SearchIndex {
  const head = openHead(text);
  const { totals, categories } = head;
  const present = filesIn(head);
  const positions = new Map(totals.ids.map((id, position) => [id, position]));

  async function add(files: SearchFiles, name: string): Promise<void> {
    if (name === 'words') files.words = await read(name, (json) => JSON.parse(json) as string[]);
    else if (name === 'amounts') files.amounts = await read(name, (json) => JSON.parse(json) as Amounts);
    else files.parts.set(name, await read(name, (json) => openPart(JSON.parse(json) as Part, totals)));
  }

  return {
    pagesNamed,
    find: async (text, pages = []) => {
      const otherWords = pageWords(pages);
      const files: SearchFiles = { ...present, parts: new Map(present.parts) };
      const search = createSearch(head, files);
      for (;;) {
        try {
          return search(text, otherWords);
        } catch (error) {
          if (!(error instanceof MissingFiles)) throw error;
          await Promise.all(error.files.map((name) => add(files, name)));
        }
      }
    },
    products: (ids) =>
      ids.flatMap((id) => {
        const position = positions.get(id);
        return position === undefined ? [] : { id, position, category: categories[position] ?? '' };
      }),
  };
}
