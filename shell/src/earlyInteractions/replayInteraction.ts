import { ACT_STATUS_ID } from '../../protocol/elementIds';
import type { EarlyInteraction } from './earlyInteractions';

const MESSAGE_DURATION_MS = 8_000;

/**
 * If React has replaced the control, returns the only control of the region with the same role, type, name and label.
 * Restores the text and the focus of a replaced text field.
 */
export function findControl({ target, region, label, isText, value = '' }: EarlyInteraction): HTMLElement {
  if (target.isConnected) return target;
  const { fragment } = (region as HTMLElement).dataset;
  const selector = fragment === undefined ? region.localName : `[data-fragment="${fragment}"]`;
  const present = region.isConnected ? region : document.querySelector(selector);
  const controls = [...(present?.querySelectorAll<HTMLElement>(target.localName) ?? [])].filter(
    (control) => purposeOf(control) === purposeOf(target) && labelOf(control) === label,
  );
  const [found] = controls;
  if (!found || controls.length > 1) return target;
  if (isText) {
    (found as HTMLInputElement).value = value;
    if (document.activeElement === document.body) found.focus({ preventScroll: true });
  }
  return found;
}

const purposeOf = (control: HTMLElement) =>
  ['role', 'type', 'name'].map((name) => control.getAttribute(name)).join();

const labelOf = (control: HTMLElement) =>
  control.ariaLabel ?? ((control as HTMLInputElement).labels?.[0] ?? control).textContent;

/** Sets a field's value without React's setter, so that React handles the next event as input of the visitor. */
export function enter(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function enterText(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = `${text} `;
  enter(field, text);
  // Skips fields for email addresses and numbers, which have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

export function replayInteraction(act: EarlyInteraction): void {
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
        // Sets the opposite value, because the click toggles the field.
        field.checked = !checked;
        target.click();
        return;
      } else if (field.type !== 'file') enter(target, value);
      target.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

export function clearPressed({ target, submitter }: EarlyInteraction): void {
  const control = submitter ?? target;
  delete control.dataset.pressed;
  control.removeAttribute('aria-busy');
  const status = document.getElementById(ACT_STATUS_ID);
  if (status?.className === '') status.textContent = '';
}

/** Notifies the visitor that an interaction is not replayed, because its control has changed. */
export function notifyOfChange({ label }: EarlyInteraction): void {
  const status = document.getElementById(ACT_STATUS_ID);
  if (!status) return;
  status.textContent = `“${label?.trim() ?? 'What you pressed'}” changed while the page was loading, so nothing happened.`;
  status.className = 'start-notice';
  setTimeout(() => {
    status.className = '';
    status.textContent = '';
  }, MESSAGE_DURATION_MS);
}
