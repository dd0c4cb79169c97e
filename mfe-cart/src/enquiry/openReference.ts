import { referenceCode } from './reference';

const randomNumber = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

let code: string | undefined;
const listeners = new Set<() => void>();

/** The code of the enquiry that is being written in this tab: a reference is its date and this code. */
export const openReference = {
  /** Undefined until the first enquiry is opened. */
  read: () => code,
  /** Takes a new code. Only in a browser. */
  renew: () => {
    code = referenceCode(randomNumber);
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
