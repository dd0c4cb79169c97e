export interface MissedDeployment {
  readonly number: number;
  readonly reason: string;
}

/** Time after which a deployment that is still loading is reported as missed, in milliseconds. */
const READY_TIMEOUT_MS = 10_000;

/** Time after which a deployment that failed to load is loaded again, in milliseconds. */
const RETRY_MS = 5_000;

/** Tells which deployment a server serves, which one it loads, and which one it could not load. */
export class DeploymentProgress<Releases> {
  private current: { readonly number: number; readonly releases?: Releases | undefined } = { number: 0 };
  private loading: { readonly number: number; readonly since: number } | undefined;
  private failure: (MissedDeployment & { readonly at: number }) | undefined;

  constructor(private readonly now: () => number) {}

  get served(): Releases | undefined {
    return this.current.releases;
  }

  /**
   * Latest deployment that failed to load, or that has been loading for longer than `READY_TIMEOUT_MS`. Undefined once
   * that deployment or a later one is served.
   */
  get missed(): MissedDeployment | undefined {
    if (this.failure) return this.failure;
    const { loading, current } = this;
    return loading && loading.number > current.number && this.now() - loading.since >= READY_TIMEOUT_MS
      ? { number: loading.number, reason: `It was not ready within ${READY_TIMEOUT_MS / 1_000} s.` }
      : undefined;
  }

  started(number: number): void {
    this.loading = { number, since: this.now() };
  }

  /** Skips the deployment if a later one was loaded faster and is already served. */
  loaded(number: number, releases: Releases | undefined): void {
    if (number > this.current.number) this.current = { number, releases };
    if (this.failure && this.failure.number <= this.current.number) this.failure = undefined;
  }

  /** A starting server also tries earlier deployments. Only the latest one that failed is reported. */
  failed(number: number, reason: string): void {
    if (number > this.current.number && number >= (this.failure?.number ?? 0))
      this.failure = { number, reason, at: this.now() };
  }

  /** Whether a failed deployment is to be loaded again. Then counts the time until the next retry from now. */
  takeRetry(): boolean {
    const { failure } = this;
    if (!failure || this.now() - failure.at < RETRY_MS) return false;
    this.failure = { ...failure, at: this.now() };
    return true;
  }
}
