import * as v from 'valibot';

const count = (name: string, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, `${name} must be a whole number`),
    v.transform(Number),
    v.maxValue(max, `${name} must be at most ${max}`),
  );

const ServerEnvironment = v.object({
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  PORT: v.optional(count('PORT', 65_535), '4000'),
  DATA_FOLDER: v.optional(v.pipe(v.string(), v.nonEmpty())),
  PROXIES: v.optional(count('PROXIES', 10), '0'),
});

/**
 * Reads the settings of a stand-alone server.
 * @throws naming the first invalid variable
 */
export function readServerEnvironment(env: Record<string, string | undefined>, defaultDataFolder: string) {
  const { HOST, PORT, DATA_FOLDER, PROXIES } = v.parse(ServerEnvironment, env);
  return { host: HOST, port: PORT, dataFolder: DATA_FOLDER ?? defaultDataFolder, proxies: PROXIES };
}
