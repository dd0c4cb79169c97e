/** A text, or a pattern that a text matches. Strings match whole. */
export type Words = string | RegExp;

/** Names something on a page, as a visitor would. */
export interface Target {
  readonly by: 'role' | 'label' | 'text' | 'selector';
  /** Role, label, text or selector. */
  readonly value: Words;
  /** Accessible name. */
  readonly name?: Words;
  /** Selector of the part of the page that it is in. */
  readonly within?: string;
  readonly pressed?: boolean;
  readonly checked?: boolean;
  /** Which one of several, from 0. */
  readonly index?: number;
}

type Narrowed = Pick<Target, 'within' | 'pressed' | 'checked' | 'index'>;

export const role = (value: string, name?: Words, narrowed: Narrowed = {}): Target => ({
  by: 'role',
  value,
  ...(name !== undefined && { name }),
  ...narrowed,
});
export const button = (name: Words, narrowed?: Narrowed): Target => role('button', name, narrowed);
export const link = (name: Words, narrowed?: Narrowed): Target => role('link', name, narrowed);
export const heading = (name: Words): Target => role('heading', name);
export const dialog = (name?: Words): Target => role('dialog', name);
export const label = (value: Words, narrowed: Narrowed = {}): Target => ({ by: 'label', value, ...narrowed });
export const text = (value: Words, narrowed: Narrowed = {}): Target => ({ by: 'text', value, ...narrowed });
export const css = (value: string, narrowed: Narrowed = {}): Target => ({
  by: 'selector',
  value,
  ...narrowed,
});

/** A text or pattern as JSON. */
export type SentWords = string | { readonly source: string; readonly flags: string };

/** A target as it travels to a page. */
export type SentTarget = Omit<Target, 'value' | 'name'> & {
  readonly value: SentWords;
  readonly name?: SentWords;
};

function sentWords(words: Words): SentWords {
  return words instanceof RegExp ? { source: words.source, flags: words.flags } : words;
}

/** Prepares a target for its way to a page. */
export function sent({ value, name, ...rest }: Target): SentTarget {
  return { ...rest, value: sentWords(value), ...(name !== undefined && { name: sentWords(name) }) };
}

/** Describes a target in an error. */
export function describeTarget({ by, value, name, within }: Target): string {
  return [by, String(value), name === undefined ? '' : `“${String(name)}”`, within ? `in ${within}` : '']
    .filter(Boolean)
    .join(' ');
}
