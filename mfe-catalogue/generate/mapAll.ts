import { errorMessage } from '@tanabana/contract/errors/errorText';

/**
 * Maps every item, also after an error, so that a merchant sees all faults at once.
 * @throws {Error} whose message contains the message of each error, on lines of its own
 */
export function mapAll<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Result[] {
  const faults: string[] = [];
  const results = items.flatMap((item) => {
    try {
      return [map(item)];
    } catch (error) {
      faults.push(errorMessage(error));
      return [];
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return results;
}
