import { ACT_STATUS_ID } from '../../protocol/elementIds';
import type { EarlyAct } from './earlyActs';

const MESSAGE_DURATION_MS = 8_000;

export function clearPressed({ target, submitter }: EarlyAct): void {
  const control = submitter ?? target;
  delete control.dataset.pressed;
  control.removeAttribute('aria-busy');
  const status = document.getElementById(ACT_STATUS_ID);
  if (status?.className === '') status.textContent = '';
}

/** Displays that an act is not replayed, because its control has changed. */
export function notifyOfChange({ label }: EarlyAct): void {
  const status = document.getElementById(ACT_STATUS_ID);
  if (!status) return;
  status.textContent = `“${label?.trim() ?? 'What you pressed'}” changed while the page was loading, so nothing happened.`;
  status.className = 'start-notice';
  setTimeout(() => {
    status.className = '';
    status.textContent = '';
  }, MESSAGE_DURATION_MS);
}
