import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/**
 * Arguments of Chromium. The sandbox is disabled, because containers do not support it. Background traffic is disabled
 * too.
 */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Fonts with the metrics of Arial and Georgia. The Chromium package from npm does not contain these fonts. */
const SYSTEM_FONTS = [
  '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  '@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf',
];

/**
 * If `CHROMIUM_PATH` is not set, unpacks the Chromium of the npm registry, which supports only Linux on x64.
 * @throws {Error} on another platform without `CHROMIUM_PATH`
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Set the path of Chromium: CHROMIUM_PATH=/path/to/chromium npm test');
  }
  // Without this variable, the package unpacks its libraries only on AWS Lambda.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  const { resolve } = createRequire(`${process.cwd()}/`);
  for (const font of SYSTEM_FONTS) copyFileSync(resolve(font), join(tmpdir(), 'fonts', basename(font)));
  return path;
}

/** Returns the environment for browsers other than Chromium, without the paths of Chromium's libraries and fonts. */
export function environmentOfOtherBrowsers(): NodeJS.ProcessEnv {
  return { ...process.env, FONTCONFIG_PATH: undefined, LD_LIBRARY_PATH: undefined };
}
