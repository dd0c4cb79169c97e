import vm from 'node:vm';

/**
 * Reads a file of a version.
 * @param address as browsers ask for it, as in `/assets/catalogue/data/products/10001.3f2a91c0aa.json`
 * @returns its text, or undefined when the version has no such file
 * @throws {TypeError} when the address is not one of the version's own files
 */
export type ReadOwnFile = (address: string) => Promise<string | undefined>;

/** Made in the version's own realm, so that its promises and objects are those that its code knows. */
const SOURCE = `(read) => async (address) => {
  const text = await read(String(address));
  return {
    ok: text !== undefined,
    status: text === undefined ? 404 : 200,
    text: async () => text ?? '',
    json: async () => JSON.parse(text ?? ''),
  };
}`;

/**
 * Makes the `fetch` of server modules: code that reads its data files in browsers reads them on the server, too. An
 * answer has what is needed for that: `ok`, `status`, `text()` and `json()`.
 * @param context globals of the version
 */
export function ownFilesFetch(context: vm.Context, readFile: ReadOwnFile): typeof fetch {
  return (vm.runInContext(SOURCE, context) as (read: ReadOwnFile) => typeof fetch)(readFile);
}
