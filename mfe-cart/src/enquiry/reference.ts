/** Digits and capitals without those that are taken for another: no 0 O, no 1 I L, no U beside V. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters after the date. */
const CODE_LENGTH = 4;

/**
 * Makes the random part of a reference, as in `7F3K`.
 * @param random returns whole numbers from 0 to 2³² − 1
 */
export function referenceCode(random: () => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CHARACTERS[random() % CHARACTERS.length]).join('');
}

/**
 * Writes the reference of an enquiry, as in `TB-20261123-7F3K`.
 * @param date as in `2026-11-23`
 * @returns an empty text until date and code are known
 */
export function referenceOf(date: string, code: string | undefined): string {
  return date && code ? `TB-${date.replaceAll('-', '')}-${code}` : '';
}

/** Whether a text is a reference that this shop gives. */
export function isReference(text: string): boolean {
  return new RegExp(`^TB-\\d{8}-[${CHARACTERS}]{${CODE_LENGTH}}$`).test(text);
}
