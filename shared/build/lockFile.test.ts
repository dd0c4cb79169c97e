/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(join(__dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const paths = Object.keys(lock.packages);

// Where a registry does not carry a platform’s package, npm leaves it out, and `npm ci` then refuses the file.
test('names every optional package, those of other platforms too', () => {
  const wanted = Object.values(lock.packages).flatMap((locked) =>
    Object.keys(locked.optionalDependencies ?? {}),
  );
  expect(wanted.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});

test('names no registry', () => {
  const addresses = Object.values(lock.packages).filter(({ link }) => !link);
  expect(addresses.flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
});
