// Thread that kills the process when untrusted code in the main thread does not yield or uses too much memory. The thread
// first reports the stack, from which the parent finds the owner of the code. The inspector can pause the main thread and
// read the stack even within a loop, a regular expression or an allocation.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import process from 'node:process';
import { setTimeout } from 'node:timers';
import { workerData } from 'node:worker_threads';

/** Time between two checks, in milliseconds. Ten times as many checks use a tenth of a core in an idle server. */
const CHECK_MS = 100;

/** Time between two checks while the main thread does not yield. Runaway code can fill the memory quickly. */
const FREQUENT_CHECK_MS = 10;

/** Timeout of reading the stack, in milliseconds. */
const STACK_TIMEOUT_MS = 1_000;

/** Minimum share of the blocked time in which the process used a processor. On a busy server, processes wait for one. */
const MIN_SHARE_RUN = 0.5;

/** Multiple of the limit after which the process is killed, however little processor time it used. */
const MAX_FACTOR_ASLEEP = 4;

/** @type {{ beats: Int32Array, maxBlockedMs: number, maxMemoryBytes: number, reportTo: number }} */
const { beats, maxBlockedMs, maxMemoryBytes, reportTo } = workerData;

let pauseMs = CHECK_MS;
let blockedMs = 0;
let runBefore = process.cpuUsage();

setTimeout(check, pauseMs);

function check() {
  // The main thread stores 1 whenever it yields.
  if (Atomics.exchange(beats, 0, 0) === 1) {
    blockedMs = 0;
    runBefore = process.cpuUsage();
  } else {
    blockedMs += pauseMs;
  }
  if (process.memoryUsage.rss() > maxMemoryBytes) end('memory');
  else if (blockedMs > maxBlockedMs && isRunning()) end('time');
  else {
    // A heartbeat may come just after a check, so one missing heartbeat does not count.
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

/** @param {'time' | 'memory'} limit that was exceeded */
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
 * @param {'time' | 'memory'} limit
 * @param {readonly string[]} positions of the functions on the stack, the innermost first
 */
function exit(limit, positions) {
  try {
    writeSync(reportTo, `${JSON.stringify({ limit, positions: positions.filter(Boolean) })}\n`);
  } finally {
    // Kills the process even if the report cannot be written, for example after the parent was killed.
    process.kill(process.pid, 'SIGKILL');
  }
}
