/** Whether a version satisfies a caret range, as in `^19.3.0`. Pre-releases never do. */
export function satisfiesCaret(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = range.slice(1).split('.').map(Number);
  const [hasMajor = NaN, hasMinor = NaN, hasPatch = NaN] = version.split('.').map(Number);
  const isRelease = hasPatch >= 0;
  return isRelease && hasMajor === major && (hasMinor > minor || (hasMinor === minor && hasPatch >= patch));
}
