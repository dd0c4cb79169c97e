/** The header above the wishlist's cards (§2.9). */
export function savedCount(count: number): string {
  return `${count} ${count === 1 ? 'Item' : 'Items'} Saved`;
}
