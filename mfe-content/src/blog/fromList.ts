/** State of the history entry of a post that the visitor opened from the list. */
export const FROM_LIST = { isFromList: true };

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}
