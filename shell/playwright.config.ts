import path from 'node:path';
import { journeysOf } from '@tanabana/tooling/playwright/journeysOf';
import { deployablesIn, folderOf } from '@tanabana/tooling/publish/deployables';

const root = path.dirname(import.meta.dirname);

/** Runs the journeys of every team in one shop. `--project=shell` runs only those of the shell team. */
export default journeysOf(...deployablesIn(root).map((name) => folderOf(root, name)));
