import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Program → Debian package that contains it. */
const PROGRAMS = {
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus',
  'firefox-esr': 'firefox-esr',
  orca: 'orca',
  xdotool: 'xdotool',
} as const;

/** Service of the session bus → Debian package that contains it. */
const SERVICES = { 'org.a11y.Bus.service': 'at-spi2-core' } as const;

/**
 * Returns a message that names missing programs and services, and how to install them.
 * @param has whether a program or a service of the bus is installed
 * @returns undefined if nothing is missing
 */
export function missingPrograms(has: (name: string) => boolean = isInstalled): string | undefined {
  const missing = Object.entries({ ...PROGRAMS, ...SERVICES }).filter(([name]) => !has(name));
  if (missing.length === 0) return undefined;
  const names = missing.map(([name]) => name).join(', ');
  const packages = missing.map(([, debian]) => debian).join(' ');
  return `Missing on this machine: ${names}. Install with: apt-get install ${packages}`;
}

function isInstalled(name: string): boolean {
  const folders = name.endsWith('.service')
    ? ['/usr/share/dbus-1/services']
    : (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => {
    try {
      accessSync(path.join(folder, name), constants.R_OK);
      return true;
    } catch {
      return false;
    }
  });
}
