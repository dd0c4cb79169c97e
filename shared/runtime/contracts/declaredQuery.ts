/**
 * Returns the declared parameters of a query string in the order of their declaration, so that equal pages have one
 * address.
 * @param search with its question mark, or an empty string
 * @param declared names of parameters; all count when there are none
 * @returns with its question mark, or an empty string
 */
export function declaredQuery(search: string, declared: readonly string[] | undefined): string {
  if (!declared || search === '') return search;
  const params = new URLSearchParams(search);
  const result = new URLSearchParams();
  for (const name of declared) {
    const value = params.get(name);
    if (value !== null) result.set(name, value);
  }
  return result.size > 0 ? `?${result}` : '';
}
