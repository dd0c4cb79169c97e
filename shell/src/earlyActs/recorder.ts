import { ACT_STATUS_ID } from './earlyActs';

/** When a control whose effect has not come yet is marked as busy, in milliseconds. */
const BUSY_MS = 300;

/**
 * Records what a visitor does before React has taken over a region of the page: an inline script in the head, whose
 * hash the policy names. `takeOver.ts` replays it. What the browser does by itself is left to it: links,
 * forms with an action, dialogs, popovers, and what is typed or chosen; of the last, React learns by the replay. Once
 * something is recorded, links and forms wait too, as leaving the page would lose it; a link that is pressed again
 * does not.
 *
 * No event but that of a link reaches React in a region that is not taken over: React would hydrate at once, set
 * what was just chosen back to its state, and only then see the change.
 *
 * A region is the body of the app, the main part, or a fragment of another remote. `data-client-rendered` marks what the app
 * itself put into a region that it has not taken over.
 *
 * Changes of the page by foreign scripts are recorded too, for `foreignChanges.ts`. While a document arrives, the
 * browser only appends. Firefox refuses an import map that follows the module of an extension; its text, which the
 * policy has allowed, is kept for the start script.
 */
export const RECORDER = `{
const acts = [];
const changes = [];
const observer = new MutationObserver((records) => {
  changes.push(...records.filter((record) => record.nextSibling || record.removedNodes.length || document.readyState != 'loading'));
});
observer.observe(document, { childList: true, subtree: true });
addEventListener('error', ({ target }) => {
  if (target.type == 'importmap') early.refusedMap = target.textContent;
}, true);
const foreignChanges = () => {
  observer.disconnect();
  return changes;
};
const early = window.tanabanaEarlyActs = { acts, foreignChanges, isLive: () => false };
const sign = (act, control) => {
  control.dataset.pressed = '';
  setTimeout(() => {
    if (!acts.includes(act)) return;
    control.setAttribute('aria-busy', true);
    document.getElementById('${ACT_STATUS_ID}').textContent = 'One moment, this page is still loading.';
  }, ${BUSY_MS});
};
const record = (event) => {
  const { type, key, submitter } = event;
  let { target } = event;
  const region = target.closest?.('[data-client-rendered],[data-fragment],main,#root');
  if (!region || 'clientRendered' in region.dataset || early.isLive(region, event)) return;
  const isText = target.matches('textarea,input:not([type=checkbox],[type=radio],[type=file])');
  const last = acts.at(-1);
  if (type == 'click') {
    target = target.closest('a[href],button,[role=button]');
    if (target?.href && (!last || last.target == target || target.target || event.ctrlKey || event.metaKey || event.shiftKey)) return;
  }
  event.stopImmediatePropagation();
  if (type == 'click' && (!target || (target.type == 'submit' && target.form) || target.commandForElement || target.popoverTargetElement)) return;
  if (type == 'submit' && (target.method == 'dialog' || (!last && target.hasAttribute('action')))) return;
  if (type == 'input' && !isText) return;
  if (type == 'keydown' && !/^(tab (Arrow|Home|End)|spinbutton Arrow(Up|Down)$)/.test(target.role + ' ' + key)) return;
  if (type != 'input' && type != 'change') event.preventDefault();
  const { value, checked } = target;
  if (type == 'input' && last?.type == type && last.target == target) return last.value = value;
  if (type == 'submit' && acts.some((act) => act.type == type && act.target == target)) return;
  const act = { type, key, submitter, target, region, isText, value, checked, name: early.nameOf(target), label: target.ariaLabel ?? (target.labels?.[0] ?? target).textContent, at: event.timeStamp };
  acts.push(act);
  if (type == 'click' || type == 'submit') sign(act, submitter ?? target);
};
early.nameOf = (target) => target.href ?? [target.ariaLabel, target.textContent, target.ariaPressed].join();
for (const type of ['click', 'submit', 'input', 'change', 'keydown']) addEventListener(type, record, true);
}`;
