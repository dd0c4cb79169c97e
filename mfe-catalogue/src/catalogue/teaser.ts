import type { Product } from './product';

/** Longest text over a card's picture, in characters. */
const MAX_TEASER_LENGTH = 130;

/** The beginning of a text, whole sentences if one fits, else whole words. */
export function beginning(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => cut.lastIndexOf(end)));
  if (sentence > longest / 3) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:–-]$/, '')}…`;
}

/** What the hover over a card says (§2.4): how the story begins, or the description where there is none. */
export function teaserOf({ story, description }: Pick<Product, 'story' | 'description'>) {
  return story
    ? { title: 'The story', text: beginning(story, MAX_TEASER_LENGTH) }
    : { title: 'At a glance', text: beginning(description, MAX_TEASER_LENGTH) };
}
