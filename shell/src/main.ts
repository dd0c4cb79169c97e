import { nextTask } from '@tanabana/runtime/async/nextTask';

/**
 * Starts the app. Each library and the app run in a separate task, so that no task is long. All are in one file. The
 * document's start script imports this module, and retries if the import rejects.
 */
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
await import(/* webpackMode: "eager" */ './remotes/stylesShare');
await nextTask();
await import(/* webpackMode: "eager" */ './remotes/routerShare');
await nextTask();
// A slow earlier attempt may have started the app.
if (!document.querySelector('[data-started]')) await import(/* webpackMode: "eager" */ './start');
