import { webcrypto } from 'node:crypto';

/** What the platform offers to code that renders, besides the language: nothing that reaches a file or a socket. */
export function platformGlobals(): Record<string, unknown> {
  return {
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    AbortController,
    AbortSignal,
    Event,
    EventTarget,
    atob,
    btoa,
    structuredClone,
    performance: { now: () => performance.now() },
    crypto: {
      randomUUID: () => webcrypto.randomUUID(),
      getRandomValues: <Numbers extends Uint8Array>(numbers: Numbers) => webcrypto.getRandomValues(numbers),
    },
    // Standard output is for results.
    console: Object.fromEntries(
      ['log', 'info', 'debug', 'warn', 'error'].map((level) => [
        level,
        (...words: unknown[]) => console.error(...words),
      ]),
    ),
    process: { env: { NODE_ENV: process.env.NODE_ENV } },
  };
}
