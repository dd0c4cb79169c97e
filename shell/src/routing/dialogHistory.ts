import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isOpeningDocument } from './openRefusedAddresses';

/** State of a history entry, as far as it matters here. */
interface EntryState {
  /** Of the router. */
  readonly key?: string;
  /** How many dialogs are open. */
  readonly dialogs?: number;
}

const state = (): EntryState => (window.history.state ?? {}) as EntryState;
const depth = (): number => state().dialogs ?? 0;

/** What the entries of a page and of its dialogs have in common. */
const pageOfEntry = (): string => `${state().key ?? 'default'} ${window.location.href}`;

/** Open modal dialogs, the topmost last. */
let opened: HTMLDialogElement[] = [];

/** Page of the present entry while it has entries of dialogs. */
let page: string | undefined;

/**
 * Gives every open dialog a history entry of its own, so that going back closes it and does not leave the page:
 * `CloseWatcher` does so for Android's back gesture in Chromium only. A dialog that is closed otherwise takes its entry
 * along. The router learns of none of this. Called once, before the router starts.
 */
export function closeDialogsOnBack(): void {
  window.addEventListener('popstate', followHistory, true);
  new MutationObserver(followDialogs).observe(document.body, { subtree: true, attributeFilter: ['open'] });
  followDialogs();
}

/** Forgets the dialogs of the previous page after every navigation. */
export function useDialogHistory(): void {
  const { key, pathname, search } = useLocation();
  useLayoutEffect(() => {
    if (page !== pageOfEntry()) page = undefined;
  }, [key, pathname, search]);
}

function listOpened(): void {
  opened = opened.filter((dialog) => dialog.open && dialog.isConnected);
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal'))
    if (!opened.includes(dialog)) opened.push(dialog);
}

/** A dialog was opened or closed: adds its entry, or goes back from it. */
function followDialogs(): void {
  listOpened();
  // A browser may refuse an entry.
  for (let missing = opened.length - depth(); missing > 0; missing -= 1) {
    page = pageOfEntry();
    window.history.pushState({ ...state(), dialogs: depth() + 1 }, '');
  }
  leaveClosed();
}

/** The visitor went back or forward: closes what was opened after the entry. */
function followHistory(event: Event): void {
  listOpened();
  opened
    .slice(depth())
    .reverse()
    .forEach((dialog) => dialog.close());
  listOpened();
  leaveClosed();
  if (page === pageOfEntry()) event.stopImmediatePropagation();
}

/** Goes back from the entries of dialogs that are closed. */
function leaveClosed(): void {
  if (depth() > opened.length && !isOpeningDocument()) window.history.go(opened.length - depth());
}
