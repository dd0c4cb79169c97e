import MiniSearch, { type AsPlainObject } from 'minisearch';
import { packDifferences, unpackDifferences } from '../catalogue/packNumbers';
import type { SearchDocument } from './searchDocument';
import { searchOptions } from './searchOptions';

/** Products with a term in a field. Absent frequencies are 1. */
type FieldPostings = readonly [field: number, positions: string, frequencies?: readonly number[]];

type TermPostings = readonly [term: string, fields: readonly FieldPostings[]];

/** Part of the search index: all products with the terms that begin with certain letters. */
export interface Part {
  readonly terms: readonly TermPostings[];
  /** Numbers of terms in the fields of products, in the order in which `terms` first contains field and product. */
  readonly lengths: readonly number[];
  /** Names of products whose first words begin with these letters. */
  readonly names: readonly (readonly [position: number, words: string])[];
}

/** Values of the whole index, which scores depend on. */
export interface IndexTotals {
  readonly ids: readonly number[];
  readonly averageLengths: readonly number[];
  readonly fieldIds: Readonly<Record<string, number>>;
}

export function packPart(
  index: AsPlainObject['index'],
  fieldLength: AsPlainObject['fieldLength'],
  names: Part['names'],
): Part {
  const lengths: number[] = [];
  const seen = new Set<string>();
  const terms = index.map(([term, fields]): TermPostings => {
    const packed = Object.entries(fields).map(([field, frequencies]): FieldPostings => {
      const positions = Object.keys(frequencies);
      for (const position of positions) {
        if (seen.has(`${field} ${position}`)) continue;
        seen.add(`${field} ${position}`);
        lengths.push(fieldLength[position]?.[Number(field)] ?? 0);
      }
      const postings = [Number(field), packDifferences(positions.map(Number))] as const;
      const own = Object.values(frequencies);
      return own.some((frequency) => frequency > 1) ? [...postings, own] : postings;
    });
    return [term, packed];
  });
  return { terms, lengths, names };
}

export interface OpenedPart {
  readonly index: MiniSearch<SearchDocument>;
  readonly part: Part;
}

/** Opens a part of an index. Scores are those of the whole index, because a part contains all products of its terms. */
export function openPart(part: Part, { ids, averageLengths, fieldIds }: IndexTotals): OpenedPart {
  const documentIds: Record<string, number> = {};
  const fieldLength: Record<string, number[]> = {};
  const lengths = part.lengths.values();
  const index = part.terms.map(([term, fields]): AsPlainObject['index'][number] => {
    const byField: Record<string, Record<string, number>> = {};
    for (const [field, positions, frequencies] of fields) {
      const products: Record<string, number> = {};
      unpackDifferences(positions).forEach((position, place) => {
        products[position] = frequencies?.[place] ?? 1;
        documentIds[position] = ids[position] ?? 0;
        const ofProduct = fieldLength[position] ?? [];
        ofProduct[field] ??= lengths.next().value ?? 0;
        fieldLength[position] = ofProduct;
      });
      byField[field] = products;
    }
    return [term, byField];
  });
  const whole: AsPlainObject = {
    documentCount: ids.length,
    nextId: ids.length,
    documentIds,
    fieldIds: { ...fieldIds },
    fieldLength,
    averageFieldLength: [...averageLengths],
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
  return { part, index: MiniSearch.loadJS(whole, searchOptions) };
}
