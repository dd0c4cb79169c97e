import { webcrypto } from 'node:crypto';

const encoder = new TextEncoder();

/** Host functions for a realm (`realmSource.ts`), besides timers. None reaches a file or a socket. */
export function platformFunctions() {
  return {
    URL,
    URLSearchParams,
    TextDecoder,
    encode: (text: string) => encoder.encode(text),
    atob,
    btoa,
    now: () => performance.now(),
    randomUUID: () => webcrypto.randomUUID(),
    fillRandomly: (numbers: Uint8Array) => void webcrypto.getRandomValues(numbers),
    // Standard output is reserved for results.
    print: (text: string) => console.error(text),
    mode: process.env.NODE_ENV,
  };
}
