/** Digits and capitals without those that look alike: 0 and O, 1, I and L, U. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const CODE_LENGTH = 4;

/** @param random returns whole numbers from 0 to 2³² − 1 */
export function referenceCode(random: () => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CHARACTERS[random() % CHARACTERS.length]).join('');
}

/** @returns an empty text until date and code are known */
export function referenceOf(date: string, code: string | undefined): string {
  return date && code ? `TB-${date.replaceAll('-', '')}-${code}` : '';
}

export function isReference(text: string): boolean {
  return new RegExp(`^TB-\\d{8}-[${CHARACTERS}]{${CODE_LENGTH}}$`).test(text);
}
