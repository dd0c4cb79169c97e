import { CACHE_PREFIX } from '@tanabana/runtime/contracts/offline';
import { RENEWED, type MessageToWorker } from '../offline/messages';
import { answerNavigation, isPage, passOn, type Shown } from './answerNavigation';
import { keepBehind } from './keepBehind';
import { createKeptDocuments } from './keptDocuments';
import { createKeptFiles } from './keptFiles';
import { makeRoom } from './makeRoom';
import type { FetchEvent, WorkerScope } from './workerScope';

// TypeScript takes every script for one of a page.
const scope = globalThis as unknown as WorkerScope;

/** A later version of the worker that keeps other things takes another number. */
const DOCUMENTS = `${CACHE_PREFIX}1-documents`;
const FILES = `${CACHE_PREFIX}1-files`;

const { maxBytes, networkTimeoutMs } = scope.offlineLimits;
const openDocuments = () => caches.open(DOCUMENTS);
const openFiles = () => caches.open(FILES);

/** Part of the browser's quota that may be taken. */
const SHARE_OF_QUOTA = 0.5;

/** How long a page may go on fetching before what is too much is removed, in milliseconds. */
const SETTLING_MS = 2_000;

let removing: Promise<void> | undefined;
/** Removes what is too much, once for all who ask at the same time. */
const fitInto = (mostOf: (total: number) => number) =>
  (removing ??= (async () =>
    makeRoom({ documents: await openDocuments(), files: await openFiles() }, mostOf))().finally(
    () => (removing = undefined),
  ));
const trim = async () => {
  // What the browser counts is more than what is kept, so little of it needs no look at each file.
  const { usage = Infinity, quota = Infinity } = await navigator.storage.estimate();
  const most = Math.min(maxBytes, quota * SHARE_OF_QUOTA);
  if (usage > most) await fitInto(() => most);
};
let soon: Promise<void> | undefined;
/** Removes it once a page has what it came with. */
const trimSoon = () =>
  (soon ??= new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
    .then(trim)
    .finally(() => (soon = undefined)));
/** The browser has refused to keep more: a quarter goes. */
const refused = () => fitInto((total) => total * 0.75);

const now = () => Date.now();
const files = createKeptFiles(openFiles, now, refused);
const documents = createKeptDocuments(openDocuments, files, now, refused);

/** Pages whose document is a kept one, for as long as the worker runs: they ask when they have started. */
const shown = new Map<string, Shown & { isRenewed: boolean }>();

function answerPage(event: FetchEvent): Promise<Response> {
  const answer = answerNavigation(event, {
    documents,
    timeoutMs: networkTimeoutMs,
    onShown: (client, copy) => shown.set(client, { ...copy, isRenewed: false }),
    onRenewed: (client) => {
      const copy = shown.get(client);
      if (copy) copy.isRenewed = true;
      void scope.clients.get(client).then((page) => page?.postMessage(RENEWED));
    },
  });
  return answer;
}

function answer(event: FetchEvent, url: URL): Promise<Response> | undefined {
  if (event.request.mode === 'navigate') return isPage(url) ? answerPage(event) : passOn(event);
  if (!files.isKept(url)) return undefined;
  return files.answer(event.request, (work) => event.waitUntil(work.then(trimSoon)));
}

/** What somebody's account saw is in no list from the moment they leave. */
let forgetting: Promise<unknown> = Promise.resolve();

/** One message after the other, so that nothing is fetched twice. */
let keeping: Promise<void> = Promise.resolve();

async function reply(message: MessageToWorker, client: string): Promise<unknown> {
  if (message.kind === 'list') return forgetting.then(() => documents.list());
  if (message.kind === 'state') return shown.get(client) ?? null;
  if (message.kind === 'forget') {
    forgetting = Promise.all([documents.forget(), files.forgetContent()]);
    await forgetting;
    return null;
  }
  keeping = keeping.then(() => keepBehind(message, documents, files, scope.location.origin));
  await keeping;
  await trimSoon();
  return null;
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const start = async () => {
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(CACHE_PREFIX) && name !== DOCUMENTS && name !== FILES,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  };
  event.waitUntil(start());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  const given = answer(event, url);
  // Whatever the worker stumbles over, the visitor has the network.
  if (given) event.respondWith(given.catch(() => fetch(request)));
});

scope.addEventListener('message', (event) => {
  // Only pages of this origin can send messages, and all of them come from `shell/src/offline`.
  const message = event.data as MessageToWorker;
  const work = reply(message, event.source?.id ?? '').then((result) => event.ports[0]?.postMessage(result));
  event.waitUntil(work.catch(() => undefined));
});
