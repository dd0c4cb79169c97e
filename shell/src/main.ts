import { nextTask } from '@tanabana/contract/async/nextTask';

/**
 * Starts the app. The libraries and the app are in one file, but run in separate tasks, so that no task is long. The start
 * script of the document imports this module, and retries if the import rejects.
 */
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
await import(/* webpackMode: "eager" */ './remotes/stylesShare');
await nextTask();
await import(/* webpackMode: "eager" */ './remotes/routerShare');
await nextTask();
// An earlier import that timed out may have started the app.
if (!document.querySelector('[data-started]')) await import(/* webpackMode: "eager" */ './start');
