import type { EarlyAct } from './earlyActs';

/**
 * Returns the control of an act, or the only control with the same role and label if React has replaced the control.
 * Restores the text and the focus of a replaced text field.
 */
export function findControl({ target, region, label, isText, value = '' }: EarlyAct): HTMLElement {
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
