import { ACT_STATUS_ID, type EarlyAct } from './earlyActs';

/** How long the message that a control has changed is shown, in milliseconds. */
const CHANGED_MS = 8_000;

/** Removes the sign that a press is on its way. */
export function clearSign({ target, submitter }: EarlyAct): void {
  const control = submitter ?? target;
  delete control.dataset.pressed;
  control.removeAttribute('aria-busy');
  const status = document.getElementById(ACT_STATUS_ID);
  if (status?.className === '') status.textContent = '';
}

/** Says that a control is gone or means something else by now, so that nothing was done. */
export function sayChanged({ label }: EarlyAct): void {
  const status = document.getElementById(ACT_STATUS_ID);
  if (!status) return;
  status.textContent = `“${label?.trim() ?? 'What you pressed'}” changed while the page was loading, so nothing happened.`;
  status.className = 'start-notice';
  setTimeout(() => {
    status.className = '';
    status.textContent = '';
  }, CHANGED_MS);
}
