const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `end` when this process exits or receives a termination signal. Returns a function that removes the listeners.
 */
export function endWithParent(end: () => void): () => void {
  const endBoth = (signal: NodeJS.Signals) => {
    cancel();
    end();
    // Sends the signal again, which terminates this process because the listeners are removed.
    process.kill(process.pid, signal);
  };
  const cancel = () => {
    process.off('exit', end);
    for (const signal of SIGNALS) process.off(signal, endBoth);
  };
  process.on('exit', end);
  for (const signal of SIGNALS) process.on(signal, endBoth);
  return cancel;
}
