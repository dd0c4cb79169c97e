type Code = (...args: unknown[]) => void;

/** Errors in callbacks do not crash the process. */
export function guardedTimers(onUncaughtError: (error: unknown) => void) {
  const running = new Map<number, NodeJS.Timeout>();
  let lastId = 0;

  const guarded =
    (code: Code, args: readonly unknown[] = []) =>
    () => {
      try {
        code(...args);
      } catch (error) {
        onUncaughtError(error);
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
