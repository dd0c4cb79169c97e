import type { Engine, Program } from './engines';

/**
 * Says which programs are missing for which engine, and how to install them.
 * @returns undefined when all are there
 */
export function howToInstall(
  engines: readonly (readonly [Engine, readonly Pick<Program, 'name' | 'path' | 'debianPackage'>[]])[],
): string | undefined {
  const missing = engines.flatMap(([engine, programs]) =>
    programs.filter(({ path }) => path === undefined).map((program) => ({ engine, ...program })),
  );
  if (missing.length === 0) return undefined;
  const packages = [...new Set(missing.map(({ debianPackage }) => debianPackage))];
  return [
    ...missing.map(({ engine, name }) => `${engine} cannot be tested: ${name} is missing.`),
    `On Debian: apt-get install ${packages.join(' ')}`,
  ].join('\n');
}
