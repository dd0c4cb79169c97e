const SHEET = 'throw i(17)})(this.element),this.length=0}insertRule(';

/**
 * A loader for styled-components (`lightStyles`): its rules go into several style sheets instead of one (`splitSheet`).
 * @throws {Error} when the file no longer holds what is changed
 */
export default function lightStylesLoader(source: string): string {
  const splitting = SHEET.replace('this.length', 'this.sheet=splitSheet(this.element),this.length');
  const changed = source.replace(SHEET, splitting);
  if (changed === source) throw new Error('styled-components opens its style sheet in another way');
  return `import{splitSheet}from'split-sheet';${changed}`;
}
