/** Key of a workshop in addresses: `Zaina Talim House` becomes `zaina-talim-house`. */
export function workshopKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Address of the listing of a workshop. `name` is the maker of a product. */
export function workshopAddress(name: string): string {
  return `/catalogue?workshop=${workshopKey(name)}`;
}
