import { nextTask } from '@tanabana/runtime/async/nextTask';
import { announceChanged, clearPressed } from './actStatus';
import type { EarlyAct } from './earlyActs';
import { findControl } from './findControl';
import { redoForeignChanges } from './foreignChanges';
import { enter, replayAct } from './replayAct';

/** User timing mark of the moment when the main part is hydrated. Its detail is the number of earlier acts. */
export const USABLE_MARK = 'usable';

/** Maximum wait for the rendering of an address between two acts, in milliseconds. */
const LONGEST_RENDER_MS = 2_000;

/** Regions of the server's HTML that React has not hydrated. */
const pending = new Set<Element>();

/** Pending regions in which React receives typed text. */
const typedIn = new Set<Element>();

const failed = new Set<Element>();

/** Acts in failed regions. They wait until the visitor retries, and delay no other acts. */
let deferred: EarlyAct[] = [];

/** Path and query that React has rendered. */
let renderedAddress: string | undefined;

let isReplaying = false;
/** Whether the current event belongs to a replayed act. */
let isDispatching = false;
let replayedCount = 0;
/** Whether the main part is hydrated. */
let isUsable = false;

const waitingActs = () => window.tanabanaEarlyActs?.acts ?? [];

/** Lists the regions that React will hydrate. Called once, before React renders. */
export function beginTakingOver(): void {
  const early = window.tanabanaEarlyActs;
  if (!early) return;
  document.querySelectorAll('#root, main, [data-fragment]').forEach((region) => pending.add(region));
  // Acts during a replay are recorded too, so that they follow the earlier acts.
  early.isLive = (region, event) => {
    // A later act in a failed region is deferred too.
    if (failed.has(region)) void replay();
    return (
      (!pending.has(region) && (!isReplaying || isDispatching)) || (typedIn.has(region) && isTypedText(event))
    );
  };
}

/** Replays text in a hydrated region before React renders the region again, because that render would reset the field. */
export function takeOverText(region: Element | null): void {
  const acts = waitingActs();
  if (!region || !pending.has(region)) return;
  typedIn.add(region);
  let act: EarlyAct | undefined;
  while ((act = acts[0]) && act.type === 'input' && act.region === region) {
    acts.shift();
    replayedCount += 1;
    act.target = findControl(act);
    dispatch(act);
  }
}

function isTypedText({ type, target }: Event): boolean {
  if (type !== 'input') return false;
  const { value } = target as HTMLInputElement;
  // The field's value contains the text of earlier acts.
  for (const act of waitingActs()) if (act.type === type && act.target === target) act.value = value;
  return true;
}

/** Lets React handle the events of a hydrated region, and replays the region's acts. */
export function takeOver(region: Element | null): void {
  if (!region) return;
  pending.delete(region);
  failed.delete(region);
  const acts = waitingActs();
  acts.unshift(...deferred.filter((act) => act.region === region));
  deferred = deferred.filter((act) => act.region !== region);
  if (region.localName === 'main' && !isUsable) {
    isUsable = true;
    performance.mark(USABLE_MARK, { detail: replayedCount + acts.length });
    redoForeignChanges();
  }
  void replay();
}

/** Defers the acts of a region whose scripts failed, and no longer displays the acts as pending. */
export function giveUp(region: Element | null): void {
  if (!region) return;
  failed.add(region);
  void replay();
}

export function noteRendered(address: string): void {
  renderedAddress = address;
}

/** Waits until React has rendered the current address. Navigations are transitions, which take several tasks. */
async function addressRendered(): Promise<void> {
  const deadline = performance.now() + LONGEST_RENDER_MS;
  while (
    renderedAddress !== undefined &&
    renderedAddress !== location.pathname + location.search &&
    performance.now() < deadline
  )
    await nextRender();
}

/** Lets React render, and enters the text of waiting acts again, because the render resets fields. */
async function nextRender(): Promise<void> {
  await nextTask();
  for (const { type, target, value = '' } of waitingActs())
    if (type === 'input' && (target as HTMLInputElement).value !== value) enter(target, value);
}

/** Replays acts in order, until an act is in a pending region. */
async function replay(): Promise<void> {
  const early = window.tanabanaEarlyActs;
  if (!early || isReplaying) return;
  isReplaying = true;
  // Values from storage are rendered after hydration.
  await nextRender();
  const replayed = new Set<HTMLElement>();
  let act: EarlyAct | undefined;
  while ((act = early.acts[0]) && (failed.has(act.region) || !isPending(act.region))) {
    early.acts.shift();
    replayedCount += 1;
    clearPressed(act);
    act.target = findControl(act);
    if (failed.has(act.region)) deferred.push(act);
    else if (isPossible(act, early.nameOf)) dispatch(act);
    // A second press on a button that the first press has disabled is ignored.
    else if (!replayed.has(act.target)) announceChanged(act);
    replayed.add(act.target);
    await nextRender();
    await addressRendered();
  }
  isReplaying = false;
}

/** Replays one act. An error does not prevent the later acts. */
function dispatch(act: EarlyAct): void {
  isDispatching = true;
  try {
    replayAct(act);
  } catch (error) {
    reportError(error);
  }
  isDispatching = false;
}

/** Whether React has yet to hydrate a region, or to render the region that replaces it. */
const isPending = (region: Element) => pending.has(region) && (region.isConnected || !isUsable);

/** Whether a control is enabled and has the meaning that the visitor saw. */
function isPossible({ type, target, name }: EarlyAct, nameOf: (target: HTMLElement) => string): boolean {
  if (!target.isConnected || target.matches(':disabled')) return false;
  return type !== 'click' || nameOf(target) === name;
}
