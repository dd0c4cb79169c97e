import { readFileSync } from 'node:fs';

/**
 * Reads secrets from the files that variables name, so that the environment of the process, which the system shows to
 * other processes of the same user, holds none.
 * @param env such as `process.env`
 * @param names of the variables whose value may lie in a file, which `RELEASE_SECRET_FILE` names for `RELEASE_SECRET`
 * @returns the variables with these secrets, without white space around them
 * @throws {Error} naming a variable that is set twice, or whose file cannot be read
 */
export function withSecretFiles(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string | undefined> {
  const read = names.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (!file) return [];
    if (env[name]) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
    try {
      return [[name, readFileSync(file, 'utf8').trim()] as const];
    } catch (error) {
      throw new Error(`${name}_FILE cannot be read: ${(error as NodeJS.ErrnoException).code}`, {
        cause: error,
      });
    }
  });
  return { ...env, ...Object.fromEntries(read) };
}
