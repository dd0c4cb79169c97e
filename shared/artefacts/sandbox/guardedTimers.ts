type Code = (...args: unknown[]) => void;

/** The timers of one version. */
interface GuardedTimers {
  readonly functions: Readonly<Record<string, unknown>>;
  readonly stop: () => void;
}

/** Creates timers that report errors to the owner of the code. @param onStray called with what a timer throws */
export function guardedTimers(onStray: (error: unknown) => void): GuardedTimers {
  const running = new Map<number, NodeJS.Timeout>();
  let lastId = 0;

  const guarded =
    (code: Code, args: readonly unknown[] = []) =>
    () => {
      try {
        code(...args);
      } catch (error) {
        onStray(error);
      }
    };
  const clear = (id: number) => {
    clearTimeout(running.get(id));
    running.delete(id);
  };
  const set =
    (start: (code: () => void, delay?: number) => NodeJS.Timeout, isOnce: boolean) =>
    (code: Code, delay?: number, ...args: unknown[]) => {
      const id = (lastId += 1);
      const run = guarded(code, args);
      const timer = start(() => {
        if (isOnce) running.delete(id);
        run();
      }, delay);
      running.set(id, timer.unref());
      return id;
    };

  return {
    functions: {
      setTimeout: set(setTimeout, true),
      setInterval: set(setInterval, false),
      clearTimeout: clear,
      clearInterval: clear,
      queueMicrotask: (code: Code) => queueMicrotask(guarded(code)),
    },
    stop: () => [...running.keys()].forEach(clear),
  };
}
