import { nextTask } from '@tanabana/runtime/async/nextTask';

/**
 * Starts the app. Each library, and then the app, runs in a task of its own, so that none blocks the visitor for long;
 * all of them are in this file. The document's start script awaits this module, and retries it when it rejects.
 */
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
await import(/* webpackMode: "eager" */ './remotes/stylesShare');
await nextTask();
await import(/* webpackMode: "eager" */ './remotes/routerShare');
await nextTask();
// Another attempt that seemed to hang may have started the app meanwhile.
if (!document.querySelector('[data-started]')) await import(/* webpackMode: "eager" */ './start');
