/** Types that a post's picture may have (§5). */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];

/** In bytes; a picture has to stay below (§9). */
const MAX_IMAGE_BYTES = 10_485_760;

/** What is wrong with a picture for a post, if anything (§5). */
export function imageFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!IMAGE_TYPES.includes(type)) return 'Please upload a valid image file (JPEG, PNG, GIF, or WebP)';
  return size < MAX_IMAGE_BYTES ? undefined : 'Image size must be less than 10MB';
}
