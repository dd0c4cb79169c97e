/** Address of the folder with this version's files, with a trailing slash. Webpack sets the value. */
declare const __webpack_public_path__: string;

export function assetAddress(file: string): string {
  return __webpack_public_path__ + file;
}
