import { fork, type ChildProcess } from 'node:child_process';
import { text as readText } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import type { CodeOwner } from './codeOwner';
import { permissionFlags } from './permissionFlags';
import { restrictedUser } from './restrictedUser';
import { readWatchdogReport } from './watchdogReport';

export interface Limits {
  /** Maximum time for which code may block the event loop, in milliseconds. */
  readonly maxBlockedMs: number;
  readonly maxMemoryBytes: number;
}

/** The limits are high, because concurrent checks slow each other down. */
export const CHECK_LIMITS: Limits = { maxBlockedMs: 20_000, maxMemoryBytes: 400e6 };

/** Error that reports why a process exited and, if known, which version's code was running. */
export class ProcessEnded extends Error {
  override name = 'ProcessEnded';

  constructor(
    message: string,
    readonly culprit: CodeOwner | undefined,
    /**
     * Whether code in the process caused the exit. False after a timeout, or after a signal from outside the process.
     */
    readonly isCausedByCode = true,
    /** File, line and column of the code that ran, if known. */
    readonly at?: string,
  ) {
    super(message);
  }
}

interface BoundedProcessOptions {
  /** Folder of the repository. */
  readonly root: string;
  /**
   * Script that calls `answerRequests`, as a path relative to `root`. The script is a TypeScript source or a bundle.
   */
  readonly script: string;
  /** First message to the script. */
  readonly task: unknown;
  readonly limits: Limits;
  /** Folders that the process reads, in addition to `root`. */
  readonly reads: readonly string[];
  /** File from which the script resolves packages, in addition to its own folder. */
  readonly requireFrom?: string | undefined;
  /** Increase of the nice value of the process. The default is 3. */
  readonly niceness?: number | undefined;
}

const messageSchema = v.union([
  v.object({ id: v.number(), result: v.unknown() }),
  v.object({ id: v.number(), failure: v.string() }),
  v.object({ notice: v.unknown() }),
]);

/**
 * Longer than the limit of the watchdog, four times `maxBlockedMs`, because only the watchdog reports the blocking
 * code.
 */
const requestTimeoutMs = ({ maxBlockedMs }: Limits) => 4 * maxBlockedMs + 3_000;

/**
 * Timeout of the first message, in milliseconds. The timeout is long, because a process starts slowly on a busy server.
 */
const START_TIMEOUT_MS = 60_000;

/** The parent, which serves cached pages and files, has priority. */
const NICENESS = 3;

const MAX_NICE = 19;

/** Signals with which V8 aborts its process, for example if an allocation exceeds the maximum size of the heap. */
const FATAL_SIGNALS: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS']);

interface Request {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A process for untrusted code. The environment of the process contains no secrets, and a watchdog thread enforces the
 * limits. A worker thread would not be enough, because a large allocation in a worker thread aborts the entire process.
 */
export class BoundedProcess {
  /** Resolves when the process has answered the first message, or has exited. */
  readonly ready: Promise<void>;
  /** Resolves with the reason when the process has exited. */
  readonly ended: Promise<ProcessEnded>;
  private readonly child: ChildProcess;
  private readonly requests = new Map<number, Request>();
  private readonly limits: Limits;
  private lastId = 0;
  /** Set if the process was killed because it did not respond in time. */
  private timeoutReason: string | undefined;

  constructor(options: BoundedProcessOptions) {
    const { root, script, task, limits, reads, requireFrom, niceness = NICENESS } = options;
    this.limits = limits;
    const file = path.resolve(root, script);
    this.child = fork(file, [JSON.stringify(limits)], {
      cwd: root,
      execArgv: [
        // The compiler of TypeScript sources starts a process of its own, which the permission model would deny.
        ...(script.endsWith('.ts') ? ['--import', 'tsx'] : permissionFlags(root, file, requireFrom, reads)),
        // Disables `eval` and `new Function` in the process.
        '--disallow-code-generation-from-strings',
        // The heap limit is far above the memory limit, so that the watchdog kills the process first. The watchdog
        // reports the owner of the code, and V8 does not.
        `--max-old-space-size=${Math.round((limits.maxMemoryBytes * 6) / 2 ** 20)}`,
      ],
      env: { NODE_ENV: process.env.NODE_ENV },
      ...restrictedUser([root, ...reads]),
      serialization: 'advanced',
      // Output of untrusted code is written to standard error. The last entry is the pipe for the report of the
      // watchdog.
      stdio: ['ignore', 2, 2, 'ipc', 'pipe'],
    });
    if (this.child.pid !== undefined)
      setPriority(this.child.pid, Math.min(MAX_NICE, getPriority() + niceness));
    this.child.on('message', (message) => this.receive(message));
    // Ignores failed writes to a process that has exited, because `ended` reports the exit.
    this.child.on('error', () => undefined);
    this.ended = this.waitForExit();
    void this.ended.then((reason) => this.requests.forEach(({ reject }) => reject(reason)));
    this.ready = Promise.allSettled([this.send(task, START_TIMEOUT_MS)]).then(() => undefined);
  }

  /**
   * Kills a process that does not respond in time.
   * @throws {ProcessEnded} when the process exits before it responds
   * @throws {Error} with the failure that the process reports
   */
  async request(message: unknown): Promise<unknown> {
    await this.ready;
    return this.send(message, requestTimeoutMs(this.limits));
  }

  end(): void {
    this.child.kill('SIGKILL');
  }

  private async send(message: unknown, timeoutMs: number): Promise<unknown> {
    if (!this.child.connected) throw await this.ended;
    const id = (this.lastId += 1);
    const timer = setTimeout(() => {
      this.timeoutReason = `it did not answer within ${timeoutMs / 1_000} s`;
      this.end();
    }, timeoutMs).unref();
    try {
      return await new Promise((resolve, reject) => {
        this.requests.set(id, { resolve, reject });
        this.child.send({ id, message }, () => undefined);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  protected onNotice?(notice: unknown): void;

  private receive(message: unknown): void {
    const { success, output } = v.safeParse(messageSchema, message);
    if (!success) return;
    if ('notice' in output) {
      this.onNotice?.(output.notice);
      return;
    }
    const request = this.requests.get(output.id);
    this.requests.delete(output.id);
    if ('failure' in output) request?.reject(new Error(output.failure));
    else request?.resolve(output.result);
  }

  private async waitForExit(): Promise<ProcessEnded> {
    const exit = new Promise<readonly [code: number | null, signal: string | null]>((resolve) =>
      this.child.once('exit', (code, signal) => resolve([code, signal])),
    );
    const [[code, signal], text] = await Promise.all([exit, readText(this.child.stdio[4] as Readable)]);
    const report = readWatchdogReport(text);
    if (report) {
      const { maxBlockedMs, maxMemoryBytes } = this.limits;
      const reason = {
        time: `it did not yield within ${maxBlockedMs / 1_000} s`,
        memory: `it took more than ${Math.round(maxMemoryBytes / 1e6)} MB of memory`,
      };
      return new ProcessEnded(reason[report.limit], report.culprit, true, report.at);
    }
    if (this.timeoutReason !== undefined) return new ProcessEnded(this.timeoutReason, undefined, false);
    return signal
      ? new ProcessEnded(`the process was ended by ${signal}`, undefined, FATAL_SIGNALS.has(signal))
      : new ProcessEnded(`it ended the process with exit code ${code}`, undefined);
  }
}
