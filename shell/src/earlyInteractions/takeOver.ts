import { nextTask } from '@tanabana/contract/async/nextTask';
import type { EarlyInteraction } from './earlyInteractions';
import { redoForeignChanges } from './foreignChanges';
import { recordRestored } from './recordRestored';
import { clearPressed, enter, findControl, notifyOfChange, replayInteraction } from './replayInteraction';

/**
 * Name of the user timing mark for the hydration of `main`. The detail is the number of interactions before hydration.
 */
export const USABLE_MARK = 'usable';

const MAX_RENDER_WAIT_MS = 2_000;

/** State of a region of the server's HTML. A hydrated region has none. */
type RegionState =
  /** All events are recorded. */
  | 'waiting'
  /** React handles typed text, because its next render resets the field. Other events are recorded. */
  | 'committed'
  /** Scripts failed. Interactions are deferred until a retry hydrates the region, and delay no other region. */
  | 'failed';

class EarlyReplay {
  private readonly regions = new Map<Element, RegionState>();
  private deferred: EarlyInteraction[] = [];
  /** `between` two interactions, new ones are recorded, so that they follow the earlier ones. */
  private phase: 'idle' | 'between' | 'dispatching' = 'idle';
  private replayedCount = 0;
  private isMainHydrated = false;

  start(): void {
    const early = window.tanabanaEarlyActs;
    if (!early) return;
    const regions = document.querySelectorAll('#root, main, [data-fragment]');
    regions.forEach((region) => this.regions.set(region, 'waiting'));
    recordRestored(early.acts);
    early.isLive = (region, event) => {
      const state = this.regions.get(region);
      if (state === 'failed') void this.replay();
      return state ? state === 'committed' && isTypedText(event) : this.phase !== 'between';
    };
  }

  /** React has rendered the region for the first time. Typed text is replayed at once. */
  commit(region: Element): void {
    if (!this.regions.has(region)) return;
    this.regions.set(region, 'committed');
    const waiting = waitingInteractions();
    for (let next = waiting[0]; next?.type === 'input' && next.region === region; next = waiting[0])
      this.dispatch(this.takeFirst(next));
  }

  /** React handles all further events of the region. */
  hydrate(region: Element): void {
    this.regions.delete(region);
    const waiting = waitingInteractions();
    waiting.unshift(...this.deferred.filter((interaction) => interaction.region === region));
    this.deferred = this.deferred.filter((interaction) => interaction.region !== region);
    if (region.localName === 'main' && !this.isMainHydrated) {
      this.isMainHydrated = true;
      performance.mark(USABLE_MARK, { detail: this.replayedCount + waiting.length });
      redoForeignChanges();
    }
    void this.replay();
  }

  fail(region: Element): void {
    this.regions.set(region, 'failed');
    void this.replay();
  }

  /** Replays interactions in order. Stops before the first interaction with a region that is not hydrated. */
  private async replay(): Promise<void> {
    const early = window.tanabanaEarlyActs;
    if (!early || this.phase !== 'idle') return;
    this.phase = 'between';
    // Waits for the render after hydration, which displays values from browser storage.
    await nextRender();
    const replayed = new Set<HTMLElement>();
    for (let next = early.acts[0]; next && !this.isPending(next.region); next = early.acts[0]) {
      clearPressed(next);
      const interaction = this.takeFirst(next);
      const { region, target } = interaction;
      if (this.regions.get(region) === 'failed') this.deferred.push(interaction);
      else if (isPossible(interaction, early.nameOf)) this.dispatch(interaction);
      // Does not notify the visitor of a second click on a button that the first click has disabled.
      else if (!replayed.has(target)) notifyOfChange(interaction);
      replayed.add(target);
      await nextRender();
      await addressRendered();
    }
    this.phase = 'idle';
  }

  private takeFirst(interaction: EarlyInteraction): EarlyInteraction {
    waitingInteractions().shift();
    this.replayedCount += 1;
    interaction.target = findControl(interaction);
    return interaction;
  }

  private dispatch(interaction: EarlyInteraction): void {
    const { phase } = this;
    this.phase = 'dispatching';
    try {
      replayInteraction(interaction);
    } catch (error) {
      reportError(error);
    }
    this.phase = phase;
  }

  /** Whether React will still hydrate a region. React never hydrates a region that the hydration of `main` has removed. */
  private isPending(region: Element): boolean {
    const state = this.regions.get(region);
    return state !== undefined && state !== 'failed' && (region.isConnected || !this.isMainHydrated);
  }
}

let current = new EarlyReplay();

/** Called once, before React renders. */
export function startReplay(): void {
  current = new EarlyReplay();
  current.start();
}

/** Replays typed text immediately after the first commit of a region, because the next render resets the field. */
export function replayText(region: Element | null): void {
  if (region) current.commit(region);
}

/** Replays the interactions with a region that React has hydrated. React handles later events of the region. */
export function takeOver(region: Element | null): void {
  if (region) current.hydrate(region);
}

/**
 * Defers the interactions with a region whose scripts failed, so that interactions with other regions are not delayed.
 */
export function giveUp(region: Element | null): void {
  if (region) current.fail(region);
}

let renderedAddress: string | undefined;

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

function waitingInteractions(): EarlyInteraction[] {
  return window.tanabanaEarlyActs?.acts ?? [];
}

function isTypedText({ type, target }: Event): boolean {
  if (type !== 'input') return false;
  const { value } = target as HTMLInputElement;
  // Adds the new text to the recorded input, because the replay would remove the new text.
  for (const waiting of waitingInteractions())
    if (waiting.type === type && waiting.target === target) waiting.value = value;
  return true;
}

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
