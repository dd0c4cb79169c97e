/**
 * Numbers of the retries that have an address in the import map, as in `entry.js?r=1`. A later retry reloads the page.
 */
export const REMOTE_RETRIES = [1];
