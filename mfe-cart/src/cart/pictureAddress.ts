/**
 * The address of a product's picture, if it is one of this storefront: a path from its root. What else may stand
 * in storage is not asked for.
 */
export function pictureAddress(image: string): string | undefined {
  return /^\/(?![/\\])/.test(image) ? image : undefined;
}
