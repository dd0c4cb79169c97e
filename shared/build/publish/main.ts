import './productionMode';
import path from 'node:path';
import { releaseProgram } from './releaseProgram';
import { runCommandLine } from './runCommandLine';

/** `publish`: the release command of every team. */
const root = path.resolve(import.meta.dirname, '../../..');
const print = (text: string) => console.log(text);

runCommandLine((args) => releaseProgram(root, process.env, print).run(args));
