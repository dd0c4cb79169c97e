const DIGIT = /\p{Nd}/u;

/** Replaces the decimal digits of all scripts with ASCII digits: `३०`, `３０` and `٣٠` become `30`. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode orders the digits of a script from zero to nine, so the value is the number of preceding digits.
    let value = 0;
    while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });
}
