/** Fetches the sanitiser, which is needed only for posts that the browser renders. */
export const fetchSanitise = () => import('./sanitise');
