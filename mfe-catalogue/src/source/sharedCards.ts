import type { Card } from '../catalogue/card';
import { dataFile, type CatalogueFile, type ProductFile } from './dataFiles';

/** A product's file in which ids stand for the cards of other products. */
type CompactProductFile = Omit<ProductFile, 'related' | 'recommended'> & {
  readonly related: readonly number[];
  readonly recommended: readonly number[];
};

const isProductFile = (file: string) => file.startsWith('products/');

/**
 * Writes ids for the cards in the products' files: the blocks have each card already.
 * @param files name below `data/` → text
 */
export function shareCards(files: Readonly<Record<string, string>>): Record<string, string> {
  const compact = (text: string) => {
    const { related, recommended, ...own } = JSON.parse(text) as ProductFile;
    const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);
    return JSON.stringify({
      ...own,
      related: idsOf(related),
      recommended: idsOf(recommended),
    } satisfies CompactProductFile);
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, isProductFile(file) ? compact(text) : text]),
  );
}

/** Opens files whose cards are shared. @returns gives a file's text as it was before; undefined when there is none */
export function openSharedCards(
  files: Readonly<Record<string, string>>,
): (file: string) => string | undefined {
  let cards: ReadonlyMap<number, Card> | undefined;
  return (file) => {
    const text = files[file];
    if (text === undefined || !isProductFile(file)) return text;
    const known = (cards ??= readCards(files));
    const { related, recommended, ...own } = JSON.parse(text) as CompactProductFile;
    const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => known.get(id) ?? []);
    return JSON.stringify({ ...own, related: cardsOf(related), recommended: cardsOf(recommended) });
  };
}

function readCards(files: Readonly<Record<string, string>>): ReadonlyMap<number, Card> {
  const { blocks } = JSON.parse(files[dataFile.catalogue] ?? '') as CatalogueFile;
  const cards = Array.from(
    { length: blocks },
    (_, block) => JSON.parse(files[dataFile.cards(block)] ?? '[]') as Card[],
  );
  return new Map(cards.flat().map((card) => [card.id, card]));
}
