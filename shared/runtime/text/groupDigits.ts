/**
 * Writes a whole number with Indian separators, as in `3,06,180`. `Intl` is not used, because a browser without the
 * locale `en-IN` would write other text than the server.
 */
export function groupDigits(value: number): string {
  return String(value).replace(/(\d)(?=(?:\d\d)+\d$)/g, '$1,');
}
