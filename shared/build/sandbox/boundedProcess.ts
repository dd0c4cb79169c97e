import { fork, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { setPriority } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { ownerOfFile, type CodeOwner } from './codeOwner';
import { restrictedUser } from './restrictedUser';

/** What code of others may take. */
export interface Limits {
  /** Longest that it may run without yielding, in milliseconds. */
  readonly maxBlockedMs: number;
  /** Memory of its process, in bytes. */
  readonly maxMemoryBytes: number;
}

/** What code may take while it is checked; a machine that builds meanwhile takes its time. */
export const CHECK_LIMITS: Limits = { maxBlockedMs: 20_000, maxMemoryBytes: 400e6 };

/** Why a process ended, and whose code was running. */
export class ProcessEnded extends Error {
  override name = 'ProcessEnded';

  constructor(
    message: string,
    readonly culprit: CodeOwner | undefined,
    /** Whether it ended by what ran in it, and not because somebody ended it. */
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
  /** What the script is told at its start. */
  readonly task: unknown;
  readonly limits: Limits;
  /** Folders that the process reads beside the repository's. */
  readonly reads: readonly string[];
  /** Told of what the process says without being asked. */
  readonly onNotice?: (notice: unknown) => void;
}

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ limit: v.picklist(['time', 'memory']), files: v.array(v.string()) }),
);
const messageSchema = v.union([
  v.object({ id: v.number(), result: v.unknown() }),
  v.object({ id: v.number(), failure: v.string() }),
  v.object({ notice: v.unknown() }),
]);

/**
 * Longest that a request may take: the watchdog names the code that does not yield within four times the limit, and
 * a process that is silent for longer cannot be relied upon.
 */
const answerTimeoutMs = ({ maxBlockedMs }: Limits) => 4 * maxBlockedMs + 3_000;

/** Longest that a process may take to start, in milliseconds, however busy the machine is. */
const START_TIMEOUT_MS = 60_000;

/** How far the process stands back for its parent when there are too few cores: its nice value. */
const PRIORITY = 3;

/** Signals by which V8 ends its own process, as when a single allocation is larger than any heap. */
const FATAL_SIGNALS: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS']);

interface Request {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A process for code that is not trusted to end, or to leave others alone. It has no secrets in its environment, and
 * a thread of its own watches its limits. Not a worker thread: one large allocation there ends the whole process.
 */
export class BoundedProcess {
  /** Resolves when the process answers, or has ended. */
  readonly ready: Promise<void>;
  /** Resolves when the process has ended, with the reason. */
  readonly ended: Promise<ProcessEnded>;
  private readonly child: ChildProcess;
  private readonly requests = new Map<number, Request>();
  private lastId = 0;
  /** Why the process was ended, when it did not answer in time. */
  private silence: string | undefined;
  private readonly limits: Limits;

  constructor({ root, script, task, limits, reads, onNotice }: BoundedProcessOptions) {
    this.limits = limits;
    this.child = fork(path.join(root, script), [JSON.stringify(limits)], {
      cwd: root,
      execArgv: [
        ...(script.endsWith('.ts') ? ['--import', 'tsx'] : []),
        // Whoever reaches a constructor of functions cannot use it.
        '--disallow-code-generation-from-strings',
        `--max-old-space-size=${heapMegabytes(limits)}`,
      ],
      env: { NODE_ENV: process.env.NODE_ENV },
      ...restrictedUser([root, ...reads]),
      serialization: 'advanced',
      // Standard output is for results; what the code prints is none. The last pipe is the watchdog's.
      stdio: ['ignore', 2, 2, 'ipc', 'pipe'],
    });
    // What others wait for, cached pages and files, goes before.
    if (this.child.pid !== undefined) setPriority(this.child.pid, PRIORITY);
    this.child.on('message', (message) => this.hear(message, onNotice));
    // A process that has ended cannot be written to; its end is told of below.
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
   * Asks the process for something. A process that does not answer in time is ended.
   * @throws {ProcessEnded} when it ends before it has answered
   * @throws {Error} with what the process says has gone wrong
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

  /** Ends the process, whatever it does. */
  end(): void {
    this.child.kill('SIGKILL');
  }

  private endUnlessSettled(answer: Promise<unknown>, timeoutMs: number): void {
    const timer = setTimeout(() => {
      this.silence = `it did not answer within ${timeoutMs / 1_000} s`;
      this.end();
    }, timeoutMs).unref();
    const stop = () => clearTimeout(timer);
    void answer.then(stop, stop);
  }

  private hear(message: unknown, onNotice: BoundedProcessOptions['onNotice']): void {
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
    const watchdogReport = readReport(report);
    if (!watchdogReport) {
      if (this.silence !== undefined) return new ProcessEnded(this.silence, undefined, false);
      const how = signal
        ? `the process was ended by ${signal}`
        : `it ended the process with exit code ${code}`;
      return new ProcessEnded(how, undefined, signal === null || FATAL_SIGNALS.has(signal));
    }
    const { limit, files } = watchdogReport;
    const culprit = files.map(ownerOfFile).find((owner) => owner !== undefined);
    return new ProcessEnded(
      limit === 'time'
        ? `it did not yield within ${limits.maxBlockedMs / 1_000} s`
        : `it took more than ${Math.round(limits.maxMemoryBytes / 1e6)} MB of memory`,
      culprit,
    );
  }
}

/** What the watchdog wrote; nothing when it wrote nothing, or somebody else wrote to its pipe. */
function readReport(text: string): v.InferOutput<typeof reportSchema> | undefined {
  const [line = ''] = text.split('\n');
  const { success, output } = v.safeParse(reportSchema, line);
  return success ? output : undefined;
}

/**
 * The heap may grow far beyond the limit of the process: V8 would end it without a word of whose fault it is, where
 * the watchdog looks every few milliseconds and says so.
 */
function heapMegabytes({ maxMemoryBytes }: Limits): number {
  return Math.round((maxMemoryBytes * 6) / 2 ** 20);
}
