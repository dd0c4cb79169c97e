import type * as Queries from '@testing-library/dom';

/** Exact text, or a pattern that the text matches. */
export type Words = string | RegExp;

/** Element of a page, in a form that all browser drivers can find. */
export interface Target {
  readonly by: 'role' | 'label' | 'text' | 'selector';
  readonly value: Words;
  readonly name?: Words;
  /** CSS selector of an ancestor of the element. */
  readonly within?: string;
  /** Index of the element among all elements that match, from 0. */
  readonly index?: number;
}

type Narrowed = Pick<Target, 'within' | 'index'>;

export const role = (value: string, name?: Words, narrowed: Narrowed = {}): Target => ({
  by: 'role',
  value,
  ...(name !== undefined && { name }),
  ...narrowed,
});
export const button = (name: Words, narrowed?: Narrowed) => role('button', name, narrowed);
export const link = (name: Words, narrowed?: Narrowed) => role('link', name, narrowed);
export const heading = (name: Words) => role('heading', name);
export const dialog = (name?: Words) => role('dialog', name);
export const label = (value: Words, narrowed?: Narrowed): Target => ({ by: 'label', value, ...narrowed });
export const text = (value: Words, narrowed?: Narrowed): Target => ({ by: 'text', value, ...narrowed });
export const css = (value: string, narrowed?: Narrowed): Target => ({ by: 'selector', value, ...narrowed });

/** Converts a target to JSON. A pattern becomes its source and flags. */
export function serialise(target: Target): string {
  return JSON.stringify(target, (_key, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  );
}

/** Finds a visible element. Runs in the page, after the queries of Testing Library were injected. */
export function findInPage(serialised: string): Element | null {
  const queries = (window as { readonly TestingLibraryDom?: typeof Queries }).TestingLibraryDom;
  if (!queries) throw new Error('The page has no queries');
  const { by, value, name, within, index } = JSON.parse(serialised, (_key, parsed: unknown) => {
    const { source, flags } = (parsed ?? {}) as { readonly source?: string; readonly flags?: string };
    return source === undefined ? parsed : new RegExp(source, flags);
  }) as Target;
  const found: Element[] = [];
  for (const part of document.querySelectorAll<HTMLElement>(within ?? 'body')) {
    if (by === 'selector') found.push(...part.querySelectorAll(value as string));
    else if (by === 'text') found.push(...queries.queryAllByText(part, value));
    else if (by === 'label') found.push(...queries.queryAllByLabelText(part, value));
    else found.push(...queries.queryAllByRole(part, value as string, name === undefined ? {} : { name }));
  }
  const visible = found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return visible[index ?? 0] ?? null;
}
