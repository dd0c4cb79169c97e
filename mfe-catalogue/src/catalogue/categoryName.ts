/** A category's name as it stands in addresses: `Handicraft Products` is `handicraftproducts`. */
export function categoryKey(name: string): string {
  return name.toLowerCase().replace(/[\s_]/g, '');
}

/** The category that an address means (§2.4): case, spaces and underscores do not matter. */
export function categoryNamed(names: readonly string[], wanted: string): string | undefined {
  const key = categoryKey(wanted);
  return names.find((name) => categoryKey(name) === key);
}
