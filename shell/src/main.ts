import { nextTask } from '@tanabana/runtime/async/nextTask';

/**
 * Runs the shell's script in pieces: each library and then the shell in a task of its own, so that none of them
 * blocks the visitor for long. All of them are in this one file.
 */
async function runInPieces(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './remotes/stylesShare');
  await nextTask();
  await import(/* webpackMode: "eager" */ './remotes/routerShare');
  await nextTask();
  await import(/* webpackMode: "eager" */ './start');
}

void runInPieces();
