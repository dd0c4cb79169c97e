/** State of a history entry that follows the list of posts. */
export const FROM_LIST = { isFromList: true };

/** Whether the entry before this one is the list of posts, with its place and its filter. */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}
