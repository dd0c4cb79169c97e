export type Build = 'browser' | 'server';

const BUILDS: readonly Build[] = ['browser', 'server'];

/**
 * State of a deployable in development:
 * - `resting`: served as an earlier start has built it
 * - `building`: pages wait for its builds
 * - `broken`, `live`: built, with or without errors
 */
export class BuildState {
  private isOpen = false;
  private isAwaited = false;
  /** Builds that have not ended since the compilers were started or the sources changed. */
  private readonly pending = new Set<Build>();
  private readonly broken = new Set<Build>();

  get name(): 'resting' | 'building' | 'broken' | 'live' {
    if (this.isAwaited) return 'building';
    if (!this.isOpen) return 'resting';
    return this.broken.size > 0 ? 'broken' : 'live';
  }

  /** Compilers are started. Pages get the builds of an earlier start until the first build ends. */
  open(): void {
    this.isOpen = true;
    for (const build of BUILDS) this.pending.add(build);
  }

  close(): void {
    this.isOpen = false;
  }

  /** The sources have changed since the builds of an earlier start. */
  outdate(): void {
    for (const build of BUILDS) this.begin(build);
  }

  begin(build: Build): void {
    this.pending.add(build);
    this.isAwaited = true;
  }

  /** Pages wait for the other build too if it has not ended, because a release needs both. */
  end(build: Build, hasErrors: boolean): void {
    this.pending.delete(build);
    this.broken[hasErrors ? 'add' : 'delete'](build);
    this.isAwaited = this.pending.size > 0;
  }

  awaits(build: Build): boolean {
    return this.isAwaited && this.pending.has(build);
  }

  isBroken(build: Build): boolean {
    return this.broken.has(build);
  }
}
