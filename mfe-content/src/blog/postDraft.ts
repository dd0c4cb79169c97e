import { POST_CATEGORIES, type PostCategory } from './postSchema';

export const EMPTY_DRAFT = {
  title: '',
  excerpt: '',
  content: '',
  category: 'Crafts' satisfies PostCategory as string,
  /** Tags, separated by commas. */
  tags: '',
  image: undefined as File | undefined,
  featured: false,
};

export type PostDraft = Readonly<typeof EMPTY_DRAFT>;

export const MIN_TITLE_LENGTH = 10;
export const MIN_EXCERPT_LENGTH = 50;
/** Maximum length of the excerpt. The form displays this limit but does not enforce it (§5). */
export const MAX_EXCERPT_LENGTH_SHOWN = 200;
export const MIN_CONTENT_LENGTH = 200;

export type DraftFaults = Partial<Record<'title' | 'excerpt' | 'content' | 'category', string | undefined>>;

/** Returns the errors that prevent publishing (§5), by field. */
export function draftFaults({ title, excerpt, content, category }: PostDraft): DraftFaults {
  const faults: Record<keyof DraftFaults, string | undefined> = {
    title: tooShort('Title', title, MIN_TITLE_LENGTH),
    excerpt: tooShort('Excerpt', excerpt, MIN_EXCERPT_LENGTH),
    content: tooShort('Content', content, MIN_CONTENT_LENGTH),
    category: POST_CATEGORIES.some((known) => known === category) ? undefined : 'Category is required',
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

function tooShort(field: string, text: string, minimum: number): string | undefined {
  const { length } = text.trim();
  if (length === 0) return `${field} is required`;
  return length < minimum ? `${field} must be at least ${minimum} characters` : undefined;
}

export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];

const MAX_IMAGE_BYTES = 10_485_760;

/** Returns an error message if the picture has a wrong type or is too large (§5). */
export function imageFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!IMAGE_TYPES.includes(type)) return 'Please upload a valid image file (JPEG, PNG, GIF, or WebP)';
  return size < MAX_IMAGE_BYTES ? undefined : 'Image size must be less than 10MB';
}

const PUBLISH_DELAY_MS = 2000;

/** Simulates publishing: resolves after a delay and sends nothing (§7). */
export function publishPost(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PUBLISH_DELAY_MS));
}
