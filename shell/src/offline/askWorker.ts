import type { MessageToWorker } from './workerMessages';

/** How long the worker may take to answer, in milliseconds: it may have to start. */
const TIMEOUT_MS = 3_000;

/**
 * Asks the service worker something.
 * @returns its answer; undefined where no worker serves this page, or it does not answer
 */
export function askWorker(message: MessageToWorker): Promise<unknown> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return Promise.resolve(undefined);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}
