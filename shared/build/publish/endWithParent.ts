const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends another process when this one exits or is terminated by a signal.
 * @param end kills the other process
 * @returns a function to call when the other process has ended
 */
export function endWithParent(end: () => void): () => void {
  const endBoth = (signal: NodeJS.Signals) => {
    letGo();
    end();
    // Without a listener the signal ends this process, as intended.
    process.kill(process.pid, signal);
  };
  const letGo = () => {
    process.off('exit', end);
    for (const signal of SIGNALS) process.off(signal, endBoth);
  };
  process.on('exit', end);
  for (const signal of SIGNALS) process.on(signal, endBoth);
  return letGo;
}
