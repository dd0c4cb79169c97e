/** Rules that a style element holds before the next one is opened. */
const MAX_RULES = 32;

/** What styled-components uses of a style sheet. */
type RuleList = Pick<CSSStyleSheet, 'insertRule' | 'deleteRule'> & { readonly cssRules: readonly CSSRule[] };

interface Part {
  readonly element: HTMLStyleElement;
  readonly sheet: CSSStyleSheet;
  /** Number of its rules: to ask the sheet takes longer. */
  length: number;
}

/**
 * One list of rules in several style elements, which lie one after another in the order of their rules. A browser that
 * learns a rule with a condition, or of an animation, styles everything again to which any rule of the same sheet may
 * apply: in one sheet that is the whole document, time and again while a page opens.
 * @param first the style element that the list begins with; others like it follow as they are needed
 */
export function splitSheet(first: HTMLStyleElement): RuleList {
  const parts: Part[] = [];
  const open = (element: HTMLStyleElement) => {
    const { sheet } = element;
    if (!sheet) throw new Error('A style element outside the document has no sheet');
    const part = { element, sheet, length: 0 };
    parts.push(part);
    return part;
  };
  const openNext = ({ element }: Part) => {
    const next = element.cloneNode() as HTMLStyleElement;
    element.after(next);
    return open(next);
  };
  const start = open(first);
  /** The part that holds a rule, and the rule's place there. */
  const find = (index: number) => {
    let place = index;
    for (const part of parts) {
      if (place < part.length) return { part, place };
      place -= part.length;
    }
    throw new RangeError(`There is no rule ${index}`);
  };
  /** Where a rule goes: behind the one before it, unless that ends the last part and this is full. */
  const makeRoom = (index: number) => {
    if (index === 0) return { part: start, place: 0 };
    const { part, place } = find(index - 1);
    const isAtEnd = part === parts.at(-1) && place + 1 === part.length;
    return isAtEnd && place + 1 >= MAX_RULES
      ? { part: openNext(part), place: 0 }
      : { part, place: place + 1 };
  };
  return {
    insertRule: (rule, index = 0) => {
      const { part, place } = makeRoom(index);
      part.sheet.insertRule(rule, place);
      part.length += 1;
      return index;
    },
    deleteRule: (index) => {
      const { part, place } = find(index);
      part.sheet.deleteRule(place);
      part.length -= 1;
    },
    get cssRules() {
      return parts.flatMap(({ sheet }) => [...sheet.cssRules]);
    },
  };
}
