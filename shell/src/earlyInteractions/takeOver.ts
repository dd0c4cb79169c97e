import { nextTask } from '@tanabana/runtime/async/nextTask';
import type { EarlyInteraction } from './earlyInteractions';
import { redoForeignChanges } from './foreignChanges';
import { clearPressed, enter, findControl, notifyOfChange, replayInteraction } from './replayInteraction';

/**
 * Name of the user timing mark for the hydration of `main`. The detail is the number of interactions before hydration.
 */
export const USABLE_MARK = 'usable';

const MAX_RENDER_WAIT_MS = 2_000;

const pendingRegions = new Set<Element>();
/** Regions in which React already handles typed text. Other events in these regions are still recorded. */
const textRegions = new Set<Element>();
const failedRegions = new Set<Element>();
/** Interactions with failed regions, which are replayed after a retry has hydrated the region. */
let deferred: EarlyInteraction[] = [];

let renderedAddress: string | undefined;

let isReplaying = false;
let isDispatching = false;
let replayedCount = 0;
let isMainHydrated = false;

const waitingInteractions = () => window.tanabanaEarlyActs?.acts ?? [];

/** Prepares the replay of early interactions. Called once, before React renders. */
export function startReplay(): void {
  const early = window.tanabanaEarlyActs;
  if (!early) return;
  document.querySelectorAll('#root, main, [data-fragment]').forEach((region) => pendingRegions.add(region));
  // Returns false between the events of a replay, so that new interactions are recorded and replayed after the earlier
  // interactions.
  early.isLive = (region, event) => {
    if (failedRegions.has(region)) void replay();
    return (
      (!pendingRegions.has(region) && (!isReplaying || isDispatching)) ||
      (textRegions.has(region) && isTypedText(event))
    );
  };
}

/** Replays typed text immediately after the first commit of a region, because the next render resets the field. */
export function replayText(region: Element | null): void {
  const acts = waitingInteractions();
  if (!region || !pendingRegions.has(region)) return;
  textRegions.add(region);
  for (let act = acts[0]; act?.type === 'input' && act.region === region; act = acts[0]) {
    acts.shift();
    replayedCount += 1;
    act.target = findControl(act);
    dispatch(act);
  }
}

function isTypedText({ type, target }: Event): boolean {
  if (type !== 'input') return false;
  const { value } = target as HTMLInputElement;
  // Adds the new text to the recorded input, because the replay would remove the new text.
  for (const act of waitingInteractions()) if (act.type === type && act.target === target) act.value = value;
  return true;
}

/** Replays the interactions with a region that React has hydrated. React handles later events of the region. */
export function takeOver(region: Element | null): void {
  if (!region) return;
  pendingRegions.delete(region);
  failedRegions.delete(region);
  const acts = waitingInteractions();
  acts.unshift(...deferred.filter((act) => act.region === region));
  deferred = deferred.filter((act) => act.region !== region);
  if (region.localName === 'main' && !isMainHydrated) {
    isMainHydrated = true;
    performance.mark(USABLE_MARK, { detail: replayedCount + acts.length });
    redoForeignChanges();
  }
  void replay();
}

/**
 * Defers the interactions with a region whose scripts failed, so that interactions with other regions are not delayed.
 */
export function giveUp(region: Element | null): void {
  if (!region) return;
  failedRegions.add(region);
  void replay();
}

export function setRenderedAddress(address: string): void {
  renderedAddress = address;
}

/** Waits until React has rendered the current address, because a navigation takes several tasks. */
async function addressRendered(): Promise<void> {
  const deadline = performance.now() + MAX_RENDER_WAIT_MS;
  while (
    renderedAddress !== undefined &&
    renderedAddress !== location.pathname + location.search &&
    performance.now() < deadline
  )
    await nextRender();
}

/** Waits for a render. A render may reset fields, so recorded text that is not replayed yet is entered again. */
async function nextRender(): Promise<void> {
  await nextTask();
  for (const { type, target, value = '' } of waitingInteractions())
    if (type === 'input' && (target as HTMLInputElement).value !== value) enter(target, value);
}

/** Replays interactions in order. Stops before the first interaction with a region that is not hydrated. */
async function replay(): Promise<void> {
  const early = window.tanabanaEarlyActs;
  if (!early || isReplaying) return;
  isReplaying = true;
  // Waits for the render after hydration, which displays values from browser storage.
  await nextRender();
  const replayed = new Set<HTMLElement>();
  for (
    let act = early.acts[0];
    act && (failedRegions.has(act.region) || !isPending(act.region));
    act = early.acts[0]
  ) {
    early.acts.shift();
    replayedCount += 1;
    clearPressed(act);
    act.target = findControl(act);
    if (failedRegions.has(act.region)) deferred.push(act);
    else if (isPossible(act, early.nameOf)) dispatch(act);
    // Does not notify the visitor of a second click on a button that the first click has disabled.
    else if (!replayed.has(act.target)) notifyOfChange(act);
    replayed.add(act.target);
    await nextRender();
    await addressRendered();
  }
  isReplaying = false;
}

function dispatch(act: EarlyInteraction): void {
  isDispatching = true;
  try {
    replayInteraction(act);
  } catch (error) {
    reportError(error);
  }
  isDispatching = false;
}

/**
 * Whether React will still hydrate a region. React never hydrates a region that the hydration of `main` has removed.
 */
const isPending = (region: Element) => pendingRegions.has(region) && (region.isConnected || !isMainHydrated);

/**
 * Whether an interaction can be replayed. The control must be enabled. A clicked control must still have the name that
 * it had when it was clicked.
 */
function isPossible(
  { type, target, name }: EarlyInteraction,
  nameOf: (target: HTMLElement) => string,
): boolean {
  if (!target.isConnected || target.matches(':disabled')) return false;
  return type !== 'click' || nameOf(target) === name;
}
