type Answer = Pick<Response, 'ok' | 'status' | 'text' | 'json'>;

/**
 * Replaces `fetch` by a function that responds with data files of the catalogue.
 * @param files contents by path below `data/`
 * @returns the requested files, and a switch that makes all requests fail
 */
export function serveData(files: Readonly<Record<string, string>>) {
  const requested: string[] = [];
  let fails = false;
  const answer = (address: string): Promise<Answer> => {
    const file = address.replace('/data/', '');
    requested.push(file);
    if (fails) return Promise.reject(new Error('No connection'));
    const text = files[file];
    return Promise.resolve({
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      text: () => Promise.resolve(text ?? ''),
      json: () => Promise.resolve(JSON.parse(text ?? '') as unknown),
    });
  };
  globalThis.fetch = answer as typeof fetch;
  return {
    requested,
    fail: (value: boolean) => {
      fails = value;
    },
  };
}
