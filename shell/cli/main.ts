import '@tanabana/tooling/commandLine/productionMode';
import path from 'node:path';
import { runCommandLine } from '@tanabana/tooling/commandLine/runCommandLine';
import { withSecretFiles } from '@tanabana/releases/environment/secretFiles';
import { runRelease } from './runRelease';

const root = path.resolve(import.meta.dirname, '../..');
const print = (text: string) => console.log(text);

runCommandLine((args) => {
  const env = withSecretFiles(process.env, ['RELEASE_SECRET', 'PREVIEW_SECRET', 'PUBLISH_KEY']);
  return runRelease(root, args, env, print);
});
