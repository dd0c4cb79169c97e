import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isOpeningDocument } from './openRefusedAddresses';

interface EntryState {
  readonly key?: string;
  readonly dialogs?: number;
}

const state = (): EntryState => (window.history.state ?? {}) as EntryState;
const depth = (): number => state().dialogs ?? 0;

/** Returns an identifier that is equal for the history entries of a page and of its dialogs. */
const pageOfEntry = (): string => `${state().key ?? 'default'} ${window.location.href}`;

/** Open modal dialogs, the topmost last. */
let opened: HTMLDialogElement[] = [];

/** Page whose dialogs have history entries, as `pageOfEntry` identifies it. */
let page: string | undefined;

/**
 * Adds a history entry for every open dialog, so that going back closes the dialog. `CloseWatcher` does not suffice,
 * because it supports only the back gesture of Chromium on Android. Called once before the router starts, because the
 * router must not handle these entries.
 */
export function closeDialogsOnBack(): void {
  window.addEventListener('popstate', followHistory, true);
  new MutationObserver(followDialogs).observe(document.body, { subtree: true, attributeFilter: ['open'] });
  followDialogs();
}

/** Resets `page` after a navigation, so that the router handles the history entries of the new page. */
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

/** Adds history entries for opened dialogs, and removes the entries of closed dialogs. */
function followDialogs(): void {
  listOpened();
  // Counts down, because a loop until `depth()` is large enough would not end if the browser ignored `pushState`.
  for (let missing = opened.length - depth(); missing > 0; missing -= 1) {
    page = pageOfEntry();
    window.history.pushState({ ...state(), dialogs: depth() + 1 }, '');
  }
  leaveClosed();
}

function followHistory(event: Event): void {
  listOpened();
  for (const dialog of opened.slice(depth()).reverse()) dialog.close();
  listOpened();
  leaveClosed();
  if (page === pageOfEntry()) event.stopImmediatePropagation();
}

function leaveClosed(): void {
  if (depth() > opened.length && !isOpeningDocument()) window.history.go(opened.length - depth());
}
