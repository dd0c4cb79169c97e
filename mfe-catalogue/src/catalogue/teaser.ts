import type { Product } from './product';

/** Maximum length of the text over a card's picture, in characters. */
const MAX_TEASER_LENGTH = 130;

/**
 * Cuts a text after whole sentences, or after whole words if no sentence fits.
 * @param longest maximum length in characters, without the ellipsis
 */
export function beginning(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => cut.lastIndexOf(end)));
  if (sentence > longest / 3) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:–-]$/, '')}…`;
}

/** Returns the beginning of the story, or else of the description (§2.4). */
export function teaserOf({ story, description }: Pick<Product, 'story' | 'description'>) {
  return story
    ? { title: 'The story', text: beginning(story, MAX_TEASER_LENGTH) }
    : { title: 'At a glance', text: beginning(description, MAX_TEASER_LENGTH) };
}
