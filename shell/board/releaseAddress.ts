/** Address of a release's page on the board. */
export function releaseAddress(id: string): string {
  return `/release/${id}`;
}
