import { readFileSync } from 'node:fs';

/**
 * Adds secrets from files to an environment. For example, `RELEASE_SECRET` is read from the file that
 * `RELEASE_SECRET_FILE` names. Secrets are safer in files, because child processes inherit environment variables.
 * @throws {Error} when both variables are set, or the file cannot be read
 */
export function withSecretFiles(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string | undefined> {
  const read = names.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (!file) return [];
    if (env[name]) throw new Error(`TB-CONFIG-001: Set ${name} or ${name}_FILE, not both.`);
    try {
      return [[name, readFileSync(file, 'utf8').trim()] as const];
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new Error(`TB-CONFIG-002: ${name}_FILE cannot be read: ${code}`, { cause: error });
    }
  });
  return { ...env, ...Object.fromEntries(read) };
}
