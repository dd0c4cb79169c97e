/** State of a history entry that follows the list of posts. */
export const FROM_LIST = { isFromList: true };

/** Whether the previous history entry is the list of posts. */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}
