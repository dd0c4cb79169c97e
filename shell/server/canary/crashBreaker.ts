import type { CodeOwner } from '@tanabana/build/sandbox/codeOwner';

/** Window in which crashes of a version are counted, in milliseconds. The breaker closes when it has passed. */
const WINDOW_MS = 10 * 60_000;

/** Crashes within the window that open the breaker. */
const THRESHOLD = 3;

/** A circuit breaker per version of a remote, in the memory of this server. */
export class CrashBreaker {
  private readonly crashes = new Map<string, readonly number[]>();

  /** @param now the time in milliseconds since 1970 */
  constructor(private readonly now: () => number) {}

  /** Counts a crash. @returns the number of crashes of the version within the last 10 minutes */
  add(owner: CodeOwner): number {
    const times = [...this.recent(owner), this.now()];
    this.crashes.set(keyOf(owner), times);
    return times.length;
  }

  /** Whether the version crashed three times within the last 10 minutes. */
  isOpen(owner: CodeOwner): boolean {
    return this.recent(owner).length >= THRESHOLD;
  }

  private recent(owner: CodeOwner): readonly number[] {
    const since = this.now() - WINDOW_MS;
    return (this.crashes.get(keyOf(owner)) ?? []).filter((time) => time > since);
  }
}

function keyOf({ remote, version }: CodeOwner): string {
  return `${remote} ${version}`;
}
