/** Returns the key of a workshop for addresses: `zaina-talim-house` for `Zaina Talim House`. */
export function workshopKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the address of the catalogue, filtered by a workshop. `name` is the maker of a product. */
export function workshopAddress(name: string): string {
  return `/catalogue?workshop=${workshopKey(name)}`;
}
