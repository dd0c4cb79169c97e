// Thread that kills the process when untrusted code blocks the event loop of the main thread or uses too much memory.
// The thread first reports the stack, from which the parent finds the owner of the code. The inspector can pause the
// main thread and read the stack even within a loop, a regular expression or an allocation.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import process from 'node:process';
import { setTimeout } from 'node:timers';
import { workerData } from 'node:worker_threads';

/**
 * Time between two checks, in milliseconds. A check every 10 ms would use a tenth of a processor core in an idle
 * server.
 */
const CHECK_MS = 100;

/**
 * Time between two checks while the main thread is blocked, in milliseconds. The time is short, because runaway code
 * can fill the memory quickly.
 */
const FREQUENT_CHECK_MS = 10;

/**
 * Maximum time for reading the stack, in milliseconds. After this time, the process is killed without reporting a
 * stack.
 */
const STACK_TIMEOUT_MS = 1_000;

/**
 * Share of `maxBlockedMs` for which a blocked process must have used the processor before the process is killed. On a
 * busy server, a process that used the processor for less time may only be waiting for a processor.
 */
const MIN_SHARE_RUN = 0.5;

/**
 * Multiple of the time limit after which a blocked process is killed, regardless of the processor time that it used.
 */
const MAX_FACTOR_ASLEEP = 4;

/** @type {{ beats: Int32Array, maxBlockedMs: number, maxMemoryBytes: number, reportTo: number }} */
const { beats, maxBlockedMs, maxMemoryBytes, reportTo } = workerData;

let pauseMs = CHECK_MS;
let blockedMs = 0;
let runBefore = process.cpuUsage();

setTimeout(check, pauseMs);

function check() {
  // A timer of the main thread stores 1 in `beats`, unless the event loop is blocked.
  if (Atomics.exchange(beats, 0, 0) === 1) {
    blockedMs = 0;
    runBefore = process.cpuUsage();
  } else {
    blockedMs += pauseMs;
  }
  if (process.memoryUsage.rss() > maxMemoryBytes) end('memory');
  else if (blockedMs > maxBlockedMs && isRunning()) end('time');
  else {
    // Checks frequently after two missing heartbeats. One heartbeat can be missing because it is stored just after a
    // check.
    pauseMs = blockedMs > CHECK_MS ? FREQUENT_CHECK_MS : CHECK_MS;
    setTimeout(check, pauseMs);
  }
}

function isRunning() {
  const { user, system } = process.cpuUsage(runBefore);
  return (
    (user + system) / 1_000 > maxBlockedMs * MIN_SHARE_RUN || blockedMs > maxBlockedMs * MAX_FACTOR_ASLEEP
  );
}

/**
 * Reports the stack of the main thread, and kills the process.
 * @param {'time' | 'memory'} limit that was exceeded
 */
function end(limit) {
  const session = new Session();
  /** @type {Map<string, string>} */
  const files = new Map();
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) =>
    exit(
      limit,
      params.callFrames.map(({ location: { scriptId, lineNumber, columnNumber = 0 } }) =>
        files.has(scriptId) ? `${files.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1}` : '',
      ),
    ),
  );
  session.connectToMainThread();
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  setTimeout(() => exit(limit, []), STACK_TIMEOUT_MS);
}

/**
 * Writes the report, and kills the process.
 * @param {'time' | 'memory'} limit
 * @param {readonly string[]} positions of the functions on the stack, the innermost first
 */
function exit(limit, positions) {
  try {
    writeSync(reportTo, `${JSON.stringify({ limit, positions: positions.filter(Boolean) })}\n`);
  } finally {
    // Kills the process even if writing the report fails, for example because the parent was killed.
    process.kill(process.pid, 'SIGKILL');
  }
}
