/** Digits and capital letters without those that are easily confused: 0, O, 1, I, L and U. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const CODE_LENGTH = 4;

/**
 * Returns the random part of a reference.
 * @param random returns integers from 0 to 2³² − 1
 */
export function referenceCode(random: () => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CHARACTERS[random() % CHARACTERS.length]).join('');
}

/** Returns the reference of an enquiry, or an empty text if date or code is missing. */
export function referenceOf(date: string, code: string | undefined): string {
  return date && code ? `TB-${date.replaceAll('-', '')}-${code}` : '';
}

export function isReference(text: string): boolean {
  return new RegExp(`^TB-\\d{8}-[${CHARACTERS}]{${CODE_LENGTH}}$`).test(text);
}
