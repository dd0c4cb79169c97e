/**
 * Each row is an array of the texts of its cells.
 * @param label accessible name of the table
 */
export function rowsOf(html: string, label: string): readonly (readonly string[])[] {
  const table = new RegExp(`<table aria-label="${label}".*?</table>`, 's').exec(html)?.[0] ?? '';
  return [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '')),
  );
}
