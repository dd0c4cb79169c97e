import path from 'node:path';
import { journeysOf } from '@tanabana/build/playwright/journeysOf';
import { deployablesIn, folderOf } from '@tanabana/build/publish/deployables';

const root = path.dirname(import.meta.dirname);

/** The journeys of every team in one run, through one shop; `--project=shell` runs the shell team's alone. */
export default journeysOf(...deployablesIn(root).map((name) => folderOf(root, name)));
