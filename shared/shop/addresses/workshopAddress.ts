/** `zaina-talim-house` for `Zaina Talim House`. */
export function workshopKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** @param name maker of a product */
export function workshopAddress(name: string): string {
  return `/catalogue?workshop=${workshopKey(name)}`;
}
