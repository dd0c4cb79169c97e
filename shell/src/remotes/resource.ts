/** A promise that React reads without waiting once it is settled. */
interface TrackedPromise<Value> extends Promise<Value> {
  status?: 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/**
 * Something that is loaded for a region of the page, and loaded again when the visitor asks for it.
 * Its promise stays open while attempts fail: React then keeps what the server rendered.
 */
export interface Resource<Value> {
  readonly promise: Promise<Value>;
  /** Whether the last attempt failed. */
  readonly hasFailed: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes another attempt, unless one is under way. */
  readonly retry: () => void;
  /** On the server: that it could not be had. */
  readonly isMissing?: boolean;
}

/** Why a region that the server could not fill is left to the browser. */
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
 * @param load makes one attempt; gets 0 for the first and counts up
 * @param onFailure is told of each attempt that failed
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
    // What was loaded may be broken (it threw while rendering); then the region waits for something new.
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

const still = { hasFailed: () => false, subscribe: () => () => undefined, retry: () => undefined };

/** A resource that is there already: what the server renders with. */
export function readyResource<Value>(value: Value): Resource<Value> {
  const { promise, fulfil } = openPromise<Value>();
  fulfil(value);
  return { ...still, promise };
}

/** A resource that could not be had: the server leaves its region to the browser. */
export function missingResource<Value>(name: string): Resource<Value> {
  const error = new MissingPart(`${name} is not there`);
  const promise: TrackedPromise<Value> = Promise.reject<Value>(error);
  promise.catch(() => undefined);
  promise.status = 'rejected';
  promise.reason = error;
  return { ...still, promise, isMissing: true };
}
