const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends another process when this one ends: by itself, or by a signal that asks it to.
 * @param end ends the other process, at once
 * @returns to be called when the other process has ended
 */
export function endWithParent(end: () => void): () => void {
  const endBoth = (signal: NodeJS.Signals) => {
    letGo();
    end();
    // Without a listener the signal ends this process, as it was meant to.
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
