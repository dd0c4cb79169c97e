/** Returns a category's key for addresses: `Handicraft Products` becomes `handicraftproducts`. */
export function categoryKey(name: string): string {
  return name.toLowerCase().replace(/[\s_]/g, '');
}

/** Finds the category that an address names (§2.4), ignoring case, spaces and underscores. */
export function categoryNamed(names: readonly string[], wanted: string): string | undefined {
  const key = categoryKey(wanted);
  return names.find((name) => categoryKey(name) === key);
}
