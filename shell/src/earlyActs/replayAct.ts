import type { EarlyAct } from './earlyActs';

/** Sets a field's value without React's own setter, so that React handles the next event as the visitor's input. */
export function enter(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function enterText(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = `${text} `;
  enter(field, text);
  // Fields for email addresses and numbers have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

export function replayAct(act: EarlyAct): void {
  const { type, target, isText, value = '', checked = false, key = '', submitter } = act;
  const field = target as HTMLInputElement;
  switch (type) {
    case 'click':
      target.click();
      break;
    case 'submit':
      (target as HTMLFormElement & HTMLElement).requestSubmit(submitter?.isConnected ? submitter : undefined);
      break;
    case 'keydown':
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      break;
    case 'input':
      enterText(field, value);
      target.dispatchEvent(new InputEvent('input', { bubbles: true }));
      break;
    case 'change':
      if (isText) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      else if (['checkbox', 'radio'].includes(field.type)) {
        // React handles the click, which toggles the field.
        field.checked = !checked;
        target.click();
        return;
      } else if (field.type !== 'file') enter(target, value);
      target.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
