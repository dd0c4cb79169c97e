/** Stands in for stylis' function of the same name. @returns the declaration as it is */
export function prefix(declaration: string): string {
  return declaration;
}
