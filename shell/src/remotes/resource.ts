/**
 * A module with its data, which a region displays. The promise does not reject when an attempt fails, because React
 * would discard the server's HTML.
 */
export interface Resource<Value> {
  readonly promise: Promise<Value>;
  /** Whether the promise is settled. */
  readonly isReady: () => boolean;
  readonly hasFailed: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly retry: () => void;
  /** Whether the server failed to load the resource. */
  readonly isMissing?: boolean;
}

/**
 * Thrown on the server for a region that the browser must render. `renderDocument` recognizes the error by its name.
 */
class MissingPart extends Error {
  override name = 'MissingPart';
}

type Settled<Value> =
  | { readonly status: 'fulfilled'; readonly value: Value }
  | { readonly status: 'rejected'; readonly reason: Error };

/** Adds the fields from which React reads the result of a settled promise synchronously. */
function settled<Value>(promise: Promise<Value>, fields: Settled<Value>): Promise<Value> {
  return Object.assign(promise, fields);
}

export function pendingPromise<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

/** @param load loads the value. The number of the first attempt is 0. */
export function createResource<Value>(
  load: (attempt: number) => Promise<Value>,
  onFailure: (error: unknown) => void,
): Resource<Value> {
  const listeners = new Set<() => void>();
  let state: 'loading' | 'failed' | 'ready' = 'loading';
  let attempts = 0;
  let { promise, resolve } = pendingPromise<Value>();

  const moveTo = (next: typeof state) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const attempt = () => {
    // Creates a new promise if the resource was loaded, and the loaded component has thrown an error.
    if (state === 'ready') ({ promise, resolve } = pendingPromise<Value>());
    moveTo('loading');
    load(attempts++).then(
      (value) => {
        void settled(promise, { status: 'fulfilled', value });
        resolve(value);
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
      return promise;
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

export function readyResource<Value>(value: Value): Resource<Value> {
  return { ...still, promise: settled(Promise.resolve(value), { status: 'fulfilled', value }) };
}

export function missingResource<Value>(name: string): Resource<Value> {
  return { ...failedResource(new MissingPart(`${name} is missing`)), isMissing: true };
}

/** A component that reads the promise throws `reason`. */
export function failedResource<Value>(reason: Error): Resource<Value> {
  const promise = settled(Promise.reject<Value>(reason), { status: 'rejected', reason });
  promise.catch(() => undefined);
  return { ...still, promise };
}
