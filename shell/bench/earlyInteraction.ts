import type { Browser } from '@playwright/test';
import type { Profile } from '@tanabana/tooling/playwright/profiles';
import type { EarlyInteractionCase } from '../e2e/earlyInteractions/earlyInteraction';
import { openSlowPage } from './takenOver';

/** Maximum time to wait for the effect of an interaction, in milliseconds. */
const PATIENCE_MS = 20_000;

interface Outcome {
  /** Reason why the interaction had no effect, or undefined if it succeeded. */
  readonly problem: string | undefined;
  /**
   * For each interaction, the longest time from one of its events to the next paint, in milliseconds. Interactions that
   * take less than 16 ms are missing.
   */
  readonly answerMs: readonly number[];
}

/** Loads a page, performs an interaction `delayMs` milliseconds after the first paint, and waits for the effect. */
export async function doEarly(
  browser: Browser,
  profile: Profile,
  origin: string,
  { path, records = {}, act, effect }: EarlyInteractionCase,
  delayMs: number,
): Promise<Outcome> {
  const page = await openSlowPage(browser, profile, records);
  page.setDefaultTimeout(PATIENCE_MS);
  const painted = new Promise<void>((resolve) => void page.exposeFunction('notePaint', resolve));
  await page.addInitScript(() => {
    const interactions = new Map<number, number>();
    Object.assign(window, { interactions });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        if (interactionId)
          interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 });
    new PerformanceObserver(() => {
      (window as unknown as { notePaint: () => void }).notePaint();
    }).observe({ type: 'paint' });
  });
  try {
    await page.goto(origin + path, { waitUntil: 'commit' });
    await painted;
    await page.waitForTimeout(delayMs);
    await act(page);
    await effect(page);
    const answerMs = await page.evaluate(() => [
      ...(window as unknown as { interactions: Map<number, number> }).interactions.values(),
    ]);
    return { problem: undefined, answerMs };
  } catch (error) {
    return { problem: String(error).split('\n', 1)[0], answerMs: [] };
  } finally {
    await page.context().close();
  }
}
