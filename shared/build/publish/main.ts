import './productionMode';
import path from 'node:path';
import { releaseProgram } from './releaseProgram';
import { runCommandLine } from './runCommandLine';
import { withSecretFiles } from '@tanabana/artefacts/secretFiles';

const root = path.resolve(import.meta.dirname, '../../..');
const print = (text: string) => console.log(text);

runCommandLine((args) => {
  const env = withSecretFiles(process.env, ['PUBLISH_KEY']);
  return releaseProgram(root, env, print).run(args);
});
