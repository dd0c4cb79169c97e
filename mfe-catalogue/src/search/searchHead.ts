import { unpackDifferences, unpackNumbers } from '../catalogue/packNumbers';
import { type IndexTotals, type OpenedPart, openPart, type Part } from './postings';
import { stemOf } from './searchTerms';
import { type Dictionary, dictionaryOf, spelledWords, type Synonyms } from './synonyms';

/** Amounts in rupees of each product, in the order of the catalogue. Empty for products that are sold by quotation. */
export type Amounts = readonly (readonly number[])[];

/** File of the search index that every search reads. */
export interface SearchHead {
  /** Ids of all products, as packed differences. */
  readonly ids: string;
  readonly categoryNames: readonly string[];
  /** Position of each product's category in `categoryNames`. */
  readonly categories: string;
  /** Ids of products with a ground colour, as packed differences. */
  readonly grounded: string;
  readonly averageLengths: readonly number[];
  readonly fieldIds: Readonly<Record<string, number>>;
  readonly sizeTerms: readonly string[];
  readonly synonyms: Synonyms;
  /** Beginnings of the terms of each part. */
  readonly keys: readonly string[];
  /** Beginnings of the terms of each short part. Empty if the index has no short parts. */
  readonly shortKeys: readonly string[];
  /** Content of all other files, in an index that has no other files. */
  readonly whole?: { readonly part: Part; readonly amounts: Amounts };
}

export interface OpenedHead extends Pick<SearchHead, 'sizeTerms' | 'keys' | 'shortKeys' | 'whole'> {
  readonly totals: IndexTotals;
  readonly categories: readonly string[];
  readonly grounded: ReadonlySet<number>;
  readonly dictionary: Dictionary;
  readonly spelled: readonly string[];
  readonly spelledStems: ReadonlySet<string>;
}

export function openHead(text: string): OpenedHead {
  const head = JSON.parse(text) as SearchHead;
  const { averageLengths, fieldIds, categoryNames, synonyms } = head;
  const spelled = spelledWords(synonyms);
  return {
    ...head,
    totals: { ids: unpackDifferences(head.ids), averageLengths, fieldIds },
    categories: unpackNumbers(head.categories).map((category) => categoryNames[category] ?? ''),
    grounded: new Set(unpackDifferences(head.grounded)),
    dictionary: dictionaryOf(synonyms),
    spelled,
    spelledStems: new Set(spelled.map(stemOf)),
  };
}

/** Files that a search has read. */
export interface SearchFiles {
  readonly parts: Map<string, OpenedPart>;
  /** Terms for corrections of typing errors. */
  words?: readonly string[];
  amounts?: Amounts;
}

/** Returns the files of an index without further files, else none. */
export function filesIn({ whole, totals }: OpenedHead): SearchFiles {
  if (!whole) return { parts: new Map() };
  const { part, amounts } = whole;
  return { parts: new Map([['0', openPart(part, totals)]]), words: correctableTerms(part, totals), amounts };
}

/**
 * Returns the terms to which typing errors are corrected. Terms that only descriptions contain are not among them: a
 * `towel` is no `tower`. Numbers are not corrected.
 */
export function correctableTerms({ terms }: Part, { fieldIds }: Pick<IndexTotals, 'fieldIds'>): string[] {
  return terms
    .filter(([term, fields]) => !/\d/.test(term) && fields.some(([field]) => field !== fieldIds.description))
    .map(([term]) => term);
}
