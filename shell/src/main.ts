import { nextTask } from '@tanabana/runtime/async/nextTask';

/**
 * Starts the app. Each library and the app run in a separate task, so that none blocks the visitor for long. All of
 * them are in this file. The document's start script imports this module, and retries when the module rejects.
 */
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
await import(/* webpackMode: "eager" */ './remotes/stylesShare');
await nextTask();
await import(/* webpackMode: "eager" */ './remotes/routerShare');
await nextTask();
// Another attempt that was slow may have started the app.
if (!document.querySelector('[data-started]')) await import(/* webpackMode: "eager" */ './start');
