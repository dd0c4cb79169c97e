/**
 * Divides terms into parts by their first letters. A key is the beginning of all terms of a part. A term is in the part
 * with the longest matching key, so that terms of few letters share a part.
 * @param lengths length of each term's postings
 * @param partLength length of a part that is not divided further
 * @param maxKey longest key
 */
export function partKeys(lengths: ReadonlyMap<string, number>, partLength: number, maxKey: number): string[] {
  const sum = (terms: readonly string[]) =>
    terms.reduce((total, term) => total + (lengths.get(term) ?? 0), 0);
  const divide = (key: string, terms: readonly string[]): string[] => {
    let rest = sum(terms);
    if (rest <= partLength || key.length >= maxKey) return [key];
    const longer = terms.filter(({ length }) => length > key.length);
    const groups = [...groupBy(longer, (term) => term.slice(0, key.length + 1))].map(([first, own]) => ({
      first,
      own,
      length: sum(own),
    }));
    const divided = groups
      .sort((a, b) => b.length - a.length)
      .filter(({ length }) => {
        const isDivided = rest > partLength;
        if (isDivided) rest -= length;
        return isDivided;
      });
    return [key, ...divided.flatMap(({ first, own }) => divide(first, own))];
  };
  return divide('', [...lengths.keys()]);
}

export function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Returns the number of the part that contains a term. */
export function partOf(term: string, keys: readonly string[]): number {
  for (let length = term.length; length > 0; length -= 1) {
    const part = keys.indexOf(term.slice(0, length));
    if (part >= 0) return part;
  }
  return 0;
}

/** Returns the numbers of the parts that contain terms with a beginning. */
export function partsBeginning(beginning: string, keys: readonly string[]): number[] {
  const longer = keys.flatMap((key, part) =>
    key.length > beginning.length && key.startsWith(beginning) ? part : [],
  );
  return [partOf(beginning, keys), ...longer];
}
