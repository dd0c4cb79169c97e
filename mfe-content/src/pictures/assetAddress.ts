/** Address of this version's files with a trailing slash, set by webpack. */
declare const __webpack_public_path__: string;

export function assetAddress(file: string): string {
  return __webpack_public_path__ + file;
}
