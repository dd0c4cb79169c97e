import { browserStorage } from '../records/browserStorage';
import { createSessionStore } from './createSessionStore';

export { IDLE_END_KEY, PROFILE_KEY, TOKEN_KEY } from './createSessionStore';

export const sessionStore = createSessionStore(browserStorage, () => Date.now());
