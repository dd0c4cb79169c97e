/** Accepted types of a post's picture (§5). */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];

/** Limit in bytes; a picture must be smaller (§9). */
const MAX_IMAGE_BYTES = 10_485_760;

/** Returns the error message for a post's picture, or undefined (§5). */
export function imageFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!IMAGE_TYPES.includes(type)) return 'Please upload a valid image file (JPEG, PNG, GIF, or WebP)';
  return size < MAX_IMAGE_BYTES ? undefined : 'Image size must be less than 10MB';
}
