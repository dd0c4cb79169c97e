/** Where this version's files are served, with a slash at the end; set by webpack. */
declare const __webpack_public_path__: string;

/** Address of a file that was built with this version. */
export function assetAddress(file: string): string {
  return __webpack_public_path__ + file;
}
