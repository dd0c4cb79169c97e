import { ACT_STATUS_ID } from '../../protocol/elementIds';
import type { EarlyAct } from './earlyActs';

/** Duration of the message about a changed control, in milliseconds. */
const CHANGED_MS = 8_000;

/** Ends the display of a press as pending. */
export function clearPressed({ target, submitter }: EarlyAct): void {
  const control = submitter ?? target;
  delete control.dataset.pressed;
  control.removeAttribute('aria-busy');
  const status = document.getElementById(ACT_STATUS_ID);
  if (status?.className === '') status.textContent = '';
}

/** Notifies the visitor that a control has changed, so that its act is not replayed. */
export function announceChanged({ label }: EarlyAct): void {
  const status = document.getElementById(ACT_STATUS_ID);
  if (!status) return;
  status.textContent = `“${label?.trim() ?? 'What you pressed'}” changed while the page was loading, so nothing happened.`;
  status.className = 'start-notice';
  setTimeout(() => {
    status.className = '';
    status.textContent = '';
  }, CHANGED_MS);
}
