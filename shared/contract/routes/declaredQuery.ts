/**
 * Returns the declared parameters of a query string in the order of their declaration, so that equal pages have the
 * same address. A repeated parameter is returned with all its values.
 * @param search a question mark and parameters, or an empty string
 * @param declared names of the parameters; undefined if all parameters are declared
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
