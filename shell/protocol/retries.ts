/** Retries with an address in the document's import map, as in `entry.js?r=1`. Later retries reload the page. */
export const REMOTE_RETRIES = [1];
