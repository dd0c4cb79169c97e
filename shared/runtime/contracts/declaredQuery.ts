/**
 * The part of a query string that a page shows something of, in the order of its declaration: one address for
 * what looks the same.
 * @param search with its question mark, or an empty string
 * @param declared names of parameters; all count when there are none
 * @returns with its question mark, or an empty string
 */
export function declaredQuery(search: string, declared: readonly string[] | undefined): string {
  if (!declared || search === '') return search;
  const given = new URLSearchParams(search);
  const taken = new URLSearchParams();
  for (const name of declared) {
    const value = given.get(name);
    if (value !== null) taken.set(name, value);
  }
  return taken.size > 0 ? `?${taken}` : '';
}
