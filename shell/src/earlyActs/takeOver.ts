import { nextTask } from '@tanabana/runtime/async/nextTask';
import type { EarlyAct } from './earlyActs';
import { findControl } from './findControl';
import { redoForeignChanges } from './foreignChanges';
import { enter, replayAct } from './replayAct';
import { clearSign, sayChanged } from './signs';

const REGIONS = '#root, main, [data-fragment]';

/** Regions of the server's HTML that React has not taken over. */
const pending = new Set<Element>();

/** User timing mark of the moment when React has taken the main part over; its detail is how many acts came before. */
export const USABLE_MARK = 'usable';

/** How long an act waits until React has rendered the address that the one before it led to, in milliseconds. */
const LONGEST_RENDER_MS = 2_000;

/** Path and query that React has rendered. */
let renderedAddress: string | undefined;

/** Regions in which React knows what is typed. */
const typedIn = new Set<Element>();

/** Regions whose scripts failed. */
const failed = new Set<Element>();

/** Acts in failed regions: they wait until the visitor retries, and delay no others. */
let deferred: EarlyAct[] = [];

let isReplaying = false;

/** Whether the present event is an act that is replayed. */
let isDispatching = false;

let replayedCount = 0;

/** Whether React has taken the main part over. */
let isUsable = false;

/** Starts to follow which regions are taken over. Called once, before React renders. */
export function beginTakingOver(): void {
  const early = window.tanabanaEarlyActs;
  if (!early) return;
  document.querySelectorAll(REGIONS).forEach((region) => pending.add(region));
  // What is done during a replay is recorded too, so that it comes after the earlier acts.
  early.isLive = (region, event) => {
    // Nothing else would take up what is done after the failure.
    if (failed.has(region)) void replay();
    return (
      (!pending.has(region) && (!isReplaying || isDispatching)) ||
      (typedIn.has(region) && isTypedText(event, early.acts))
    );
  };
}

/**
 * React has hydrated a region, and has not rendered it again. It must know what was typed before it does: the render
 * would take that away, and the next character be all that is left.
 */
export function takeOverText(region: Element | null): void {
  const { acts = [] } = window.tanabanaEarlyActs ?? {};
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

/** Whether text is typed. */
function isTypedText({ type, target }: Event, acts: readonly EarlyAct[]): boolean {
  if (type !== 'input') return false;
  const { value } = target as HTMLInputElement;
  // Text that was typed earlier is part of the field's value now.
  for (const act of acts) if (act.type === type && act.target === target) act.value = value;
  return true;
}

/** React handles the events of a region from now on; replays what was recorded there, in order. */
export function takeOver(region: Element | null): void {
  if (!region) return;
  pending.delete(region);
  failed.delete(region);
  window.tanabanaEarlyActs?.acts.unshift(...deferred.filter((act) => act.region === region));
  deferred = deferred.filter((act) => act.region !== region);
  const { acts = [] } = window.tanabanaEarlyActs ?? {};
  if (region.localName === 'main' && !isUsable) {
    isUsable = true;
    performance.mark(USABLE_MARK, { detail: replayedCount + acts.length });
    redoForeignChanges();
  }
  void replay();
}

/** The scripts of a region have failed: its acts are deferred, and no longer shown as pending. */
export function giveUp(region: Element | null): void {
  if (!region) return;
  failed.add(region);
  void replay();
}

/** React has rendered an address: the acts after a navigation see its result. */
export function noteRendered(address: string): void {
  renderedAddress = address;
}

/** Resolves when React has rendered the present address: navigations are transitions, which take several tasks. */
async function addressRendered(): Promise<void> {
  const deadline = performance.now() + LONGEST_RENDER_MS;
  while (
    renderedAddress !== undefined &&
    renderedAddress !== location.pathname + location.search &&
    performance.now() < deadline
  )
    await nextRender();
}

/** Lets React render. It sets fields to its state, which lacks what waits for its replay: that is entered again. */
async function nextRender(): Promise<void> {
  await nextTask();
  for (const { type, target, value = '' } of window.tanabanaEarlyActs?.acts ?? [])
    if (type === 'input' && (target as HTMLInputElement).value !== value) enter(target, value);
}

/** Replays what can be: an act waits for all earlier ones, also of other regions. */
async function replay(): Promise<void> {
  const early = window.tanabanaEarlyActs;
  if (!early || isReplaying) return;
  isReplaying = true;
  // What is in storage is rendered after hydration.
  await nextRender();
  const replayed = new Set<HTMLElement>();
  let act: EarlyAct | undefined;
  while ((act = early.acts[0]) && (failed.has(act.region) || !isPending(act.region))) {
    early.acts.shift();
    replayedCount += 1;
    clearSign(act);
    act.target = findControl(act);
    if (failed.has(act.region)) deferred.push(act);
    else if (isPossible(act, early.nameOf)) dispatch(act);
    // A second press on a button that the first has disabled has no effect later either.
    else if (!replayed.has(act.target)) sayChanged(act);
    replayed.add(act.target);
    await nextRender();
    await addressRendered();
  }
  isReplaying = false;
}

/** Replays one act. An error does not stop the later ones. */
function dispatch(act: EarlyAct): void {
  isDispatching = true;
  try {
    replayAct(act);
  } catch (error) {
    reportError(error);
  }
  isDispatching = false;
}

/** Whether React is still to take a region over, or the region that React has rendered in its place. */
const isPending = (region: Element) => pending.has(region) && (region.isConnected || !isUsable);

/** Whether a control still means what the visitor saw. */
function isPossible({ type, target, name }: EarlyAct, nameOf: (target: HTMLElement) => string): boolean {
  if (!target.isConnected || target.matches(':disabled')) return false;
  return type !== 'click' || nameOf(target) === name;
}
