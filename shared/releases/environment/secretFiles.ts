import { readFileSync } from 'node:fs';

/**
 * Returns a copy of an environment with secrets from files. For example, `RELEASE_SECRET` is read from the file that
 * `RELEASE_SECRET_FILE` names. Child processes inherit environment variables, but not the copy.
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
