import { ACT_STATUS_ID } from './elementIds';

/** Delay before a control that was clicked is displayed as busy, in milliseconds. */
const BUSY_MS = 300;

/**
 * Inline script in the head that records interactions before hydration. `takeOver.ts` replays the recorded
 * interactions.
 *
 * Each interaction belongs to a region: `#root`, `main` or a fragment. The script ignores elements with
 * `data-client-rendered`, because the app has rendered them and handles their events.
 *
 * The browser handles links, forms with an action, dialogs and popovers. After the first recorded interaction, the
 * script also records clicks on links and submissions of forms with an action, because leaving the page would lose the
 * recorded interactions. A second click on a recorded link leaves the page. The script stops the propagation of all
 * other events. If React received them, React would hydrate the region immediately and reset its fields.
 *
 * The script also records DOM changes by other scripts, such as browser extensions, for `foreignChanges.ts`. Nodes that
 * are appended while the document loads are ignored, because the parser appends nodes too.
 *
 * If an extension loads a module first, Firefox refuses the import map. The script then stores the text of the import
 * map in `refusedMap` for the start script.
 */
export const RECORDER = `{
const acts = [];
const changes = [];
const observer = new MutationObserver((added) => {
  changes.push(...added.filter((change) => change.nextSibling || change.removedNodes.length || document.readyState != 'loading'));
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
const showPressed = (act, control) => {
  control.dataset.pressed = '';
  setTimeout(() => {
    if (!acts.includes(act)) return;
    control.setAttribute('aria-busy', true);
    document.getElementById('${ACT_STATUS_ID}').textContent = 'One moment, this page is still loading.';
  }, ${BUSY_MS});
};
const onEvent = (event) => {
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
  const act = { type, key, submitter, target, region, isText, value, checked, name: early.nameOf(target), label: target.ariaLabel ?? (target.labels?.[0] ?? target).textContent };
  acts.push(act);
  if (type == 'click' || type == 'submit') showPressed(act, submitter ?? target);
};
early.nameOf = (target) => target.href ?? [target.ariaLabel, target.textContent, target.ariaPressed].join();
for (const type of ['click', 'submit', 'input', 'change', 'keydown']) addEventListener(type, onEvent, true);
}`;
