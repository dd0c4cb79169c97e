/** State of the history entry of a post, if the visitor opened the post from the list. */
export const FROM_LIST = { isFromList: true };

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}
