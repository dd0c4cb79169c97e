import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Prints what each engine passed, failed and left out, with reasons, and closes with the counts of all. */
export default class EnginesReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const engines = this.suite?.suites ?? [];
    for (const engine of engines) {
      const journeys = engine.allTests();
      console.log(`\n${engine.title}: ${countsOf(journeys)}`);
      for (const journey of having(journeys, 'flaky')) console.log(`  flaky: ${journey.title}`);
      for (const journey of having(journeys, 'unexpected')) console.log(`  failed: ${journey.title}`);
      for (const journey of having(journeys, 'skipped')) {
        const reason = journey.annotations.find(({ type }) => type === 'skip')?.description;
        console.log(`  left out: ${journey.title} (${reason ?? 'no reason is given'})`);
      }
    }
    console.log(`\n${countsOf(engines.flatMap((engine) => engine.allTests()))}`);
  }
}

function having(
  journeys: readonly TestCase[],
  ...outcomes: readonly ReturnType<TestCase['outcome']>[]
): readonly TestCase[] {
  return journeys.filter((journey) => outcomes.includes(journey.outcome()));
}

function countsOf(journeys: readonly TestCase[]): string {
  const count = (...outcomes: Parameters<typeof having>[1][]) => having(journeys, ...outcomes).length;
  return `${count('expected', 'flaky')} passed, ${count('unexpected')} failed, ${count('skipped')} skipped`;
}
