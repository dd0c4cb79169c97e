import '@tanabana/build/publish/productionMode';
import path from 'node:path';
import { runCommandLine } from '@tanabana/build/publish/runCommandLine';
import { withSecretFiles } from '@tanabana/artefacts/secretFiles';
import { runRelease } from './runRelease';

const root = path.resolve(import.meta.dirname, '../..');
const print = (text: string) => console.log(text);

runCommandLine((args) => {
  const env = withSecretFiles(process.env, ['RELEASE_SECRET', 'PREVIEW_SECRET', 'PUBLISH_KEY']);
  return runRelease(root, args, env, print);
});
