/** A promise whose settled value React reads synchronously. */
interface TrackedPromise<Value> extends Promise<Value> {
  status?: 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/**
 * A resource of a region. Its promise stays pending while attempts fail, so that React does not discard the server's
 * HTML.
 */
export interface Resource<Value> {
  readonly promise: Promise<Value>;
  /** Whether the resource is loaded, or missing on the server. */
  readonly isReady: () => boolean;
  readonly hasFailed: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts another attempt, unless one is running. */
  readonly retry: () => void;
  /** Set on the server if loading failed. */
  readonly isMissing?: boolean;
}

/** Thrown on the server for a region that the browser renders. The server recognises the name. */
class MissingPart extends Error {
  override name = 'MissingPart';
}

function openPromise<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise: TrackedPromise<Value> = new Promise<Value>((settle) => (resolve = settle));
  const fulfil = (value: Value) => {
    promise.status = 'fulfilled';
    promise.value = value;
    resolve(value);
  };
  return { promise, fulfil };
}

/**
 * Creates a resource and starts to load it.
 * @param load runs one attempt; attempts are counted from 0
 */
export function createResource<Value>(
  load: (attempt: number) => Promise<Value>,
  onFailure: (error: unknown) => void,
): Resource<Value> {
  const listeners = new Set<() => void>();
  let state: 'loading' | 'failed' | 'ready' = 'loading';
  let attempts = 0;
  let open = openPromise<Value>();

  const moveTo = (next: typeof state) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const attempt = () => {
    // The loaded value threw while rendering.
    if (state === 'ready') open = openPromise();
    moveTo('loading');
    load(attempts++).then(
      (value) => {
        open.fulfil(value);
        moveTo('ready');
      },
      (error: unknown) => {
        onFailure(error);
        moveTo('failed');
      },
    );
  };
  attempt();

  return {
    get promise() {
      return open.promise;
    },
    isReady: () => state === 'ready',
    hasFailed: () => state === 'failed',
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      if (state !== 'loading') attempt();
    },
  };
}

const still = {
  isReady: () => true,
  hasFailed: () => false,
  subscribe: () => () => undefined,
  retry: () => undefined,
};

/** A loaded resource, for rendering on the server. */
export function readyResource<Value>(value: Value): Resource<Value> {
  const { promise, fulfil } = openPromise<Value>();
  fulfil(value);
  return { ...still, promise };
}

/** A resource that failed to load on the server. */
export function missingResource<Value>(name: string): Resource<Value> {
  const error = new MissingPart(`${name} is missing`);
  const promise: TrackedPromise<Value> = Promise.reject<Value>(error);
  promise.catch(() => undefined);
  promise.status = 'rejected';
  promise.reason = error;
  return { ...still, promise, isMissing: true };
}
