/** What pages do about a missing network, in one script that is fetched late. */
export { keepPages } from './keepPages';
export { leaveOffline } from './leaveOffline';
