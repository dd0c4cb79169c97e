import { browserStorage } from '../records/browserStorage';
import { createSessionStore } from './createSessionStore';

export { IDLE_END_KEY, PROFILE_KEY, TOKEN_KEY } from './createSessionStore';

/** The visitor's session in this browser's storage. */
export const sessionStore = createSessionStore(browserStorage, () => Date.now());
