import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Number of journeys that may need a second attempt: one in each started hundred. */
function maxFlaky(journeys: number): number {
  return Math.ceil(journeys / 100);
}

/**
 * Lists the journeys that passed only on their second attempt, fails a run with too many of them, and prints the
 * counts last.
 */
export default class FlakyReporter implements Reporter {
  private journeys: readonly TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.journeys = suite.allTests();
  }

  onEnd(result: Pick<FullResult, 'status'>): Promise<Pick<FullResult, 'status'>> {
    const having = (...outcomes: readonly ReturnType<TestCase['outcome']>[]) =>
      this.journeys.filter((journey) => outcomes.includes(journey.outcome()));
    const flaky = having('flaky');
    const skipped = having('skipped').length;
    const most = maxFlaky(this.journeys.length);
    const isTooMuch = flaky.length > most;
    const lines = [
      ...flaky.map((journey) => `Flaky: ${journey.titlePath().filter(Boolean).join(' › ')}`),
      ...(isTooMuch
        ? [`${flaky.length} of ${this.journeys.length} journeys are flaky; at most ${most} may be.`]
        : []),
      `Journeys: ${having('expected', 'flaky').length} passed, ${having('unexpected').length} failed${skipped ? `, ${skipped} skipped` : ''}`,
    ];
    console.log(`\n${lines.join('\n')}`);
    return Promise.resolve({ status: isTooMuch && result.status === 'passed' ? 'failed' : result.status });
  }
}
