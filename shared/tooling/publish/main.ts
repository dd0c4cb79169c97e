#!/usr/bin/env -S node --import tsx
import '../commandLine/productionMode';
import { releaseProgram } from './releaseProgram';
import { runCommandLine } from '../commandLine/runCommandLine';
import { withSecretFiles } from '@tanabana/releases/environment/secretFiles';

const print = (text: string) => console.log(text);

runCommandLine((args) => {
  const env = withSecretFiles(process.env, ['PUBLISH_KEY']);
  return releaseProgram(process.cwd(), env, print).run(args);
});
