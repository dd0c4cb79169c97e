/** Numbers of retries whose addresses are in the import map, as in `entry.js?r=1`. Later retries reload the page. */
export const REMOTE_RETRIES = [1];
