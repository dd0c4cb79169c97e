/**
 * Returns a message for a live region, with a no-break space at its end if the same message is displayed. Screen readers
 * announce a live region only when its text changes.
 */
export function announcedAgain(message: string, displayed: string | undefined): string {
  return message !== '' && message === displayed ? `${message}\u00a0` : message;
}
