/**
 * Returns the declared parameters of a query string in the order of their declaration, so that equal pages have one
 * address. A parameter that is given several times, as by checkboxes of one name, has all its values.
 * @param search with its question mark, or an empty string
 * @param declared names of parameters; all count when there are none
 * @returns with its question mark, or an empty string
 */
export function declaredQuery(search: string, declared: readonly string[] | undefined): string {
  if (!declared || search === '') return search;
  const params = new URLSearchParams(search);
  const result = new URLSearchParams();
  for (const name of declared) {
    for (const value of new Set(params.getAll(name))) result.append(name, value);
  }
  return result.size > 0 ? `?${result}` : '';
}
