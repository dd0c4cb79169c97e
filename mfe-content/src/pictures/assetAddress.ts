/** Where this version's files are served, with a slash at the end; set by webpack. */
declare const __webpack_public_path__: string;

/** Returns the address of a file in this version's build. */
export function assetAddress(file: string): string {
  return __webpack_public_path__ + file;
}
