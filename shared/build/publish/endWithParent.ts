const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls `end` when this process exits or is terminated by a signal, until the returned function is called. */
export function endWithParent(end: () => void): () => void {
  const endBoth = (signal: NodeJS.Signals) => {
    cancel();
    end();
    // Without listeners the signal ends this process.
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
