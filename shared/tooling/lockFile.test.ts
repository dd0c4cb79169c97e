/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly license?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(join(__dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const paths = Object.keys(lock.packages);

// npm omits optional packages from the lock file if the registry does not offer them. `npm ci` then rejects the lock
// file.
test('the lock file lists every optional package, including those of other platforms', () => {
  const wanted = Object.values(lock.packages).flatMap((locked) =>
    Object.keys(locked.optionalDependencies ?? {}),
  );
  expect(wanted.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});

test('the lock file contains no address of a registry', () => {
  const addresses = Object.values(lock.packages).filter(({ link }) => !link);
  expect(addresses.flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
});

test('the lock file lists the packages of the project and no removed package, each with its licence', () => {
  const own = paths.filter((name) => !name.includes('node_modules/'));
  const licenses = own.map((name) => {
    const packageFile = join(__dirname, '../..', name, 'package.json');
    const { license } = JSON.parse(readFileSync(packageFile, 'utf8')) as LockedPackage;
    return [name, license, lock.packages[name]?.license];
  });
  expect(licenses).toEqual(own.map((name) => [name, 'UNLICENSED', 'UNLICENSED']));
});
