// A thread beside the one that runs code of others. It ends the process when that code does not yield, or takes too
// much memory, and first says whose code was running: it stops the thread and reads its stack, which works in the
// middle of a loop, a regular expression or an allocation.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import process from 'node:process';
import { setTimeout } from 'node:timers';
import { workerData } from 'node:worker_threads';

/**
 * Time between two looks, in milliseconds. Each wakes a sleeping core, so they are rare while the thread yields: at ten
 * times as many, a shop that nobody visits took a tenth of a core.
 */
const LOOK_MS = 100;

/** The same once the thread has not yielded between two looks: what runs away fills memory fast. */
const CLOSE_LOOK_MS = 10;

/** How long the stack may take to be read, in milliseconds. */
const STACK_TIMEOUT_MS = 1_000;

/** Share of a blocked time that the process must have run for: on a busy machine it may only have waited for its turn. */
const MIN_SHARE_RUN = 0.5;

/** A thread that neither yields nor runs, asleep on purpose, is ended after so many times the limit. */
const MAX_FACTOR_ASLEEP = 4;

/** @type {{ beats: Int32Array, maxBlockedMs: number, maxMemoryBytes: number, reportTo: number }} */
const { beats, maxBlockedMs, maxMemoryBytes, reportTo } = workerData;

let pauseMs = LOOK_MS;
let blockedMs = 0;
let runBefore = process.cpuUsage();

setTimeout(look, pauseMs);

function look() {
  // The thread sets this to 1 whenever it yields.
  if (Atomics.exchange(beats, 0, 0) === 1) {
    blockedMs = 0;
    runBefore = process.cpuUsage();
  } else {
    blockedMs += pauseMs;
  }
  if (process.memoryUsage.rss() > maxMemoryBytes) end('memory');
  else if (blockedMs > maxBlockedMs && isRunning()) end('time');
  else {
    // A beat may come just after a look, so one without does not count.
    pauseMs = blockedMs > LOOK_MS ? CLOSE_LOOK_MS : LOOK_MS;
    setTimeout(look, pauseMs);
  }
}

function isRunning() {
  const { user, system } = process.cpuUsage(runBefore);
  return (
    (user + system) / 1_000 > maxBlockedMs * MIN_SHARE_RUN || blockedMs > maxBlockedMs * MAX_FACTOR_ASLEEP
  );
}

/** @param {'time' | 'memory'} limit that was passed */
function end(limit) {
  const session = new Session();
  /** @type {Map<string, string>} */
  const files = new Map();
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) =>
    leave(
      limit,
      params.callFrames.map(({ location }) => files.get(location.scriptId) ?? ''),
    ),
  );
  session.connectToMainThread();
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  setTimeout(() => leave(limit, []), STACK_TIMEOUT_MS);
}

/**
 * @param {'time' | 'memory'} limit
 * @param {readonly string[]} files of the functions on the stack, the innermost first
 */
function leave(limit, files) {
  writeSync(reportTo, `${JSON.stringify({ limit, files: files.filter(Boolean) })}\n`);
  process.kill(process.pid, 'SIGKILL');
}
