import type * as Queries from '@testing-library/dom';
import type { SentTarget } from './targets';

/** A page that has the queries of Testing Library. */
interface Queryable {
  readonly TestingLibraryDom?: typeof Queries;
}

/** What is wanted of a target: any of it, what is visible, or what has the focus. */
export type Wanted = 'any' | 'visible';

/**
 * Runs in the page. Finds what a target names, and brings it into view.
 * @returns null when there is none
 */
export function findInPage(target: SentTarget, wanted: Wanted): Element | null {
  const queries = (window as Queryable).TestingLibraryDom;
  if (!queries) throw new Error('The page has no queries');
  const { by, name, within, index = 0, ...states } = target;
  const value =
    typeof target.value === 'object' ? new RegExp(target.value.source, target.value.flags) : target.value;
  const named = typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
  const found: Element[] = [];
  for (const part of document.querySelectorAll<HTMLElement>(within ?? 'body')) {
    if (by === 'selector') found.push(...part.querySelectorAll(value as string));
    else if (by === 'text') found.push(...queries.queryAllByText(part, value));
    else if (by === 'label') found.push(...queries.queryAllByLabelText(part, value));
    else {
      const { pressed, checked } = states;
      found.push(
        ...queries.queryAllByRole(part, value as string, {
          ...(named !== undefined && { name: named }),
          ...(pressed !== undefined && { pressed }),
          ...(checked !== undefined && { checked }),
        }),
      );
    }
  }
  const chosen = found.filter(
    (element) => wanted === 'any' || element.checkVisibility({ visibilityProperty: true }),
  )[index];
  return chosen ?? null;
}
