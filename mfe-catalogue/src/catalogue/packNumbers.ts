/** Packs numbers into a text that is parsed much faster than a list whose items a schema checks. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.join(' ');
}

export function unpackNumbers(text: string): number[] {
  return text === '' ? [] : text.split(' ').map(Number);
}

/** Packs numbers as the differences between successive numbers, which compress well if the numbers ascend. */
export function packDifferences(numbers: readonly number[]): string {
  return packNumbers(numbers.map((number, index) => number - (numbers[index - 1] ?? 0)));
}

export function unpackDifferences(text: string): number[] {
  let number = 0;
  return unpackNumbers(text).map((difference) => (number += difference));
}
