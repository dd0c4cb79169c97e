import type { CDPSession } from '@playwright/test';

/** Event of a Chromium trace. `ts`, `dur` and `tdur` are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread during the event. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly isMainFrame?: boolean } };
}

/**
 * Work of a page's main thread. All times are in milliseconds. Tasks count only from the first paint on. `style` and
 * `script` cover the entire trace.
 */
export interface Work {
  /** Total blocking time: the sum of the time that each long task takes beyond 50 ms. */
  readonly blocking: number;
  readonly longest: number;
  readonly longTasks: number;
  readonly style: number;
  readonly script: number;
  /** Processor time of each task. Other programs affect processor time less than duration. */
  readonly processorTimes: readonly number[];
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading', '__metadata'];

/** Threshold of the Long Tasks API. */
export const LONG_TASK_MS = 50;

const SCRIPT_EVENTS = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compile',
  'v8.compileModule',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
]);

/** Starts a trace. Returns a function that ends the trace and resolves with its events. */
export async function startTrace(devtools: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise<void>((resolve) =>
      devtools.once('Tracing.tracingComplete', () => resolve()),
    );
    await devtools.send('Tracing.end');
    await complete;
    return events;
  };
}

/** @throws {Error} if nothing was painted */
export function workOf(events: readonly TraceEvent[]): Work {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('Nothing was painted');
  const ofPage = events
    .filter(({ pid, tid, ph }) => pid === paint.pid && tid === paint.tid && ph === 'X')
    .sort((a, b) => a.ts - b.ts);
  const milliseconds = ({ dur = 0 }: TraceEvent) => dur / 1_000;
  const tasks = ofPage
    .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > paint.ts)
    .map(({ ts, dur = 0, tdur = dur }) => {
      const share = Math.min(1, (ts + dur - paint.ts) / dur);
      return { ms: (share * dur) / 1_000, processorMs: (share * tdur) / 1_000 };
    });
  const times = tasks.map(({ ms }) => ms);
  const long = times.filter((ms) => ms > LONG_TASK_MS);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    blocking: sum(long.map((ms) => ms - LONG_TASK_MS)),
    longest: Math.max(0, ...times),
    longTasks: long.length,
    style: sum(ofPage.filter(({ name }) => name === 'UpdateLayoutTree').map(milliseconds)),
    script: sum(outermost(ofPage.filter(({ name }) => SCRIPT_EVENTS.has(name))).map(milliseconds)),
    processorTimes: tasks.map(({ processorMs }) => processorMs),
  };
}

/** Returns the events that are not nested in other events. The events must be sorted by start time. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}
