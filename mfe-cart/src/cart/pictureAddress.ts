/**
 * The address of a product's picture, if it is a path of this storefront. Other stored addresses are never
 * requested.
 * @returns undefined for any other address
 */
export function pictureAddress(image: string): string | undefined {
  return /^\/(?![/\\])/.test(image) ? image : undefined;
}
