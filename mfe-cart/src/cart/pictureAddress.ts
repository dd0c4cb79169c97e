/** Returns an address if it is a path of this shop. Other stored addresses are never requested. */
export function pictureAddress(image: string): string | undefined {
  return /^\/(?![/\\])/.test(image) ? image : undefined;
}
