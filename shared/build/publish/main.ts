#!/usr/bin/env node
import './productionMode';
import { releaseProgram } from './releaseProgram';
import { runCommandLine } from './runCommandLine';
import { withSecretFiles } from '@tanabana/artefacts/secretFiles';

const print = (text: string) => console.log(text);

runCommandLine((args) => {
  const env = withSecretFiles(process.env, ['PUBLISH_KEY']);
  return releaseProgram(process.cwd(), env, print).run(args);
});
