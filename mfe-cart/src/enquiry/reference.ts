/** Digits and capital letters without those that are easily confused: 0, O, 1, I, L and U. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const CODE_LENGTH = 4;

/**
 * Returns the code of a number: the part of a reference after the date. Codes repeat after 30⁴ numbers.
 * @internal
 */
export function referenceCode(number: number): string {
  const digits = Array.from({ length: CODE_LENGTH }, (_, place) =>
    Math.floor(number / CHARACTERS.length ** place),
  );
  return digits.map((digit) => CHARACTERS[digit % CHARACTERS.length]).join('');
}

/** Call this function only in browsers. */
export function randomCode(): string {
  return referenceCode(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
}

export function nextCode(code: string): string {
  const digits = Array.from(code, (character) => CHARACTERS.indexOf(character));
  const number = digits.reduceRight((sum, digit) => sum * CHARACTERS.length + digit, 0);
  return referenceCode(number + 1);
}

export function isReference(text: string): boolean {
  return new RegExp(`^TB-\\d{8}-[${CHARACTERS}]{${CODE_LENGTH}}$`).test(text);
}
