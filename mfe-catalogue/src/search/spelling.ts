/**
 * Number of letters to insert, delete, replace or swap with their neighbour to turn one word into another; a number
 * above `most` when there are more.
 * @internal
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!isSame),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

/** Letters that may be wrong. Short words and words with digits must be right; two errors need the right beginning. */
function allowedErrors(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Finds the known word that is nearest to a misspelt one.
 * @param known words; of equally near ones the first is taken
 * @returns undefined when none is near enough
 */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = allowedErrors(word) + 1;
  for (const candidate of known) {
    const distance = editDistance(word, candidate, fewest - 1);
    if (distance < fewest && (distance < 2 || candidate.startsWith(word.charAt(0))))
      [nearest, fewest] = [candidate, distance];
  }
  return nearest;
}
