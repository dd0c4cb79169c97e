import { fork, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import type { CodeOwner } from './codeOwner';
import { restrictedUser } from './restrictedUser';
import { readWatchdogReport } from './watchdogReport';

/** Limits of a process for untrusted code. */
export interface Limits {
  /** Longest time without yielding, in milliseconds. */
  readonly maxBlockedMs: number;
  /** Memory of its process, in bytes. */
  readonly maxMemoryBytes: number;
}

/** Limits while code is checked: generous, because the machine may be building. */
export const CHECK_LIMITS: Limits = { maxBlockedMs: 20_000, maxMemoryBytes: 400e6 };

/** Why a process ended, and whose code was running then. */
export class ProcessEnded extends Error {
  override name = 'ProcessEnded';

  constructor(
    message: string,
    readonly culprit: CodeOwner | undefined,
    /** Whether the code in it ended it, rather than a signal from outside. */
    readonly isByItself = true,
  ) {
    super(message);
  }
}

interface BoundedProcessOptions {
  /** The repository's folder. */
  readonly root: string;
  /** Script below it that calls `answerRequests`, in TypeScript or bundled. */
  readonly script: string;
  /** The first message to the script. */
  readonly task: unknown;
  readonly limits: Limits;
  /** Folders that the process reads beside the repository's. */
  readonly reads: readonly string[];
  /** Called with messages that were not requested. */
  readonly onNotice?: (notice: unknown) => void;
}

const messageSchema = v.union([
  v.object({ id: v.number(), result: v.unknown() }),
  v.object({ id: v.number(), failure: v.string() }),
  v.object({ notice: v.unknown() }),
]);

/**
 * Timeout of a request. The watchdog names code that does not yield within four times the limit; a process that is
 * silent for longer is considered broken.
 */
const answerTimeoutMs = ({ maxBlockedMs }: Limits) => 4 * maxBlockedMs + 3_000;

/** Timeout of a process's start, in milliseconds, on a busy machine. */
const START_TIMEOUT_MS = 60_000;

/** Added to the parent's nice value, so that the parent goes first when cores are few. */
const LOWER_PRIORITY = 3;

/** The highest nice value. */
const MAX_NICE = 19;

/** Signals by which V8 ends its own process, as when a single allocation is larger than any heap. */
const FATAL_SIGNALS: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS']);

interface Request {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A process for untrusted code. It has no secrets in its environment, and a watchdog thread enforces its limits. It
 * is not a worker thread, because one large allocation there aborts the whole process.
 */
export class BoundedProcess {
  /** Resolves when the process answers, or has ended. */
  readonly ready: Promise<void>;
  /** Resolves when the process has ended, with the reason. */
  readonly ended: Promise<ProcessEnded>;
  private readonly child: ChildProcess;
  private readonly requests = new Map<number, Request>();
  private lastId = 0;
  /** Set when the process was ended because it did not answer in time. */
  private timeoutReason: string | undefined;
  private readonly limits: Limits;

  constructor({ root, script, task, limits, reads, onNotice }: BoundedProcessOptions) {
    this.limits = limits;
    this.child = fork(path.join(root, script), [JSON.stringify(limits)], {
      cwd: root,
      execArgv: [
        ...(script.endsWith('.ts') ? ['--import', 'tsx'] : []),
        // Makes constructors of functions useless to untrusted code.
        '--disallow-code-generation-from-strings',
        `--max-old-space-size=${heapMegabytes(limits)}`,
      ],
      env: { NODE_ENV: process.env.NODE_ENV },
      ...restrictedUser([root, ...reads]),
      serialization: 'advanced',
      // What the code prints goes to standard error. The last pipe is the watchdog's.
      stdio: ['ignore', 2, 2, 'ipc', 'pipe'],
    });
    // Cached pages and files go first.
    if (this.child.pid !== undefined)
      setPriority(this.child.pid, Math.min(MAX_NICE, getPriority() + LOWER_PRIORITY));
    this.child.on('message', (message) => this.receive(message, onNotice));
    // Writing to a process that has ended fails; its end is reported below.
    this.child.on('error', () => undefined);
    this.ended = this.waitForEnd(limits);
    void this.ended.then((reason) => this.requests.forEach(({ reject }) => reject(reason)));
    const started = this.send(task);
    this.endUnlessSettled(started, START_TIMEOUT_MS);
    this.ready = started.then(
      () => undefined,
      () => undefined,
    );
  }

  /**
   * Sends a request. A process that does not answer in time is ended.
   * @throws {ProcessEnded} when it ends before it has answered
   * @throws {Error} with the failure that the process reports
   */
  request(message: unknown): Promise<unknown> {
    const answer = this.send(message);
    void this.ready.then(() => this.endUnlessSettled(answer, answerTimeoutMs(this.limits)));
    return answer;
  }

  private send(message: unknown): Promise<unknown> {
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      this.requests.set(id, { resolve, reject });
      if (this.child.connected) this.child.send({ id, message }, () => undefined);
      else void this.ended.then(reject);
    });
  }

  /** Kills the process. */
  end(): void {
    this.child.kill('SIGKILL');
  }

  private endUnlessSettled(answer: Promise<unknown>, timeoutMs: number): void {
    const timer = setTimeout(() => {
      this.timeoutReason = `it did not answer within ${timeoutMs / 1_000} s`;
      this.end();
    }, timeoutMs).unref();
    const stop = () => clearTimeout(timer);
    void answer.then(stop, stop);
  }

  private receive(message: unknown, onNotice: BoundedProcessOptions['onNotice']): void {
    const { success, output } = v.safeParse(messageSchema, message);
    if (!success) return;
    if ('notice' in output) {
      onNotice?.(output.notice);
      return;
    }
    const request = this.requests.get(output.id);
    this.requests.delete(output.id);
    if ('failure' in output) request?.reject(new Error(output.failure));
    else request?.resolve(output.result);
  }

  private async waitForEnd(limits: Limits): Promise<ProcessEnded> {
    const exit = new Promise<readonly [code: number | null, signal: string | null]>((resolve) =>
      this.child.once('exit', (code, signal) => resolve([code, signal])),
    );
    const [[code, signal], report] = await Promise.all([exit, text(this.child.stdio[4] as Readable)]);
    const watchdogReport = readWatchdogReport(report);
    if (!watchdogReport) {
      if (this.timeoutReason !== undefined) return new ProcessEnded(this.timeoutReason, undefined, false);
      const how = signal
        ? `the process was ended by ${signal}`
        : `it ended the process with exit code ${code}`;
      return new ProcessEnded(how, undefined, signal === null || FATAL_SIGNALS.has(signal));
    }
    const { limit, culprit } = watchdogReport;
    return new ProcessEnded(
      limit === 'time'
        ? `it did not yield within ${limits.maxBlockedMs / 1_000} s`
        : `it took more than ${Math.round(limits.maxMemoryBytes / 1e6)} MB of memory`,
      culprit,
    );
  }
}

/**
 * Size of the heap, far beyond the limit of the process: V8 would end it without attribution, whereas the watchdog
 * names the owner.
 */
function heapMegabytes({ maxMemoryBytes }: Limits): number {
  return Math.round((maxMemoryBytes * 6) / 2 ** 20);
}
