/** Query parameter that the server reads, as a link to a preview has it. */
const OF_SERVER = 'preview';

/** Returns the query parameters that a cache in front of servers must pass on, sorted by name. */
export function queryParameters(
  routes: readonly { readonly query?: readonly string[] | undefined }[],
): readonly string[] {
  return [...new Set([...routes.flatMap(({ query = [] }) => query), OF_SERVER])].sort();
}
