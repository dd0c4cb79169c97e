/** The text of the element that styled-components gives: what a policy hashes. */
export function cssOf(styles: string): string {
  return styles.slice(styles.indexOf('>') + 1).replace('</style>', '');
}
