/** After this many reactions to the undoing, changes are left as they are: an extension may repeat its own forever. */
const MAX_REACTIONS = 20;

/** Changes that are undone, the earliest first. */
const undone: MutationRecord[] = [];

let observer: MutationObserver | undefined;

/**
 * Undoes what foreign scripts change in the server's HTML until `redoForeignChanges` is called: icons beside fields,
 * wrapped fields, translated text. React cannot hydrate changed HTML, and would render it again.
 * @param root container of the app
 * @returns whether something was changed already
 */
export function undoForeignChanges(root: Element): boolean {
  let reactions = 0;
  observer = new MutationObserver((records) => {
    if (reactions++ < MAX_REACTIONS) undo(records, root);
    observer?.takeRecords();
  });
  undo(window.tanabanaEarlyActs?.foreignChanges?.() ?? [], root);
  observer.observe(root, { childList: true, subtree: true });
  return undone.length > 0;
}

/** Repeats the changes of foreign scripts in what is hydrated, and leaves later ones. */
export function redoForeignChanges(): void {
  observer?.disconnect();
  const added = new Set<Node>();
  const isAdded = (node: Node | null): boolean => !!node && (added.has(node) || isAdded(node.parentNode));
  for (const record of undone.splice(0)) {
    if (!isHydrated(record.target) && !isAdded(record.target)) continue;
    exchange(record, record.removedNodes, record.addedNodes);
    record.addedNodes.forEach((node) => added.add(node));
  }
}

function undo(records: readonly MutationRecord[], root: Element): void {
  const foreign: MutationRecord[] = [];
  for (const record of [...records].reverse()) {
    if (!root.contains(record.target) || isHydrated(record.target)) continue;
    exchange(record, record.addedNodes, record.removedNodes);
    foreign.unshift(record);
  }
  undone.push(...foreign);
}

/** Whether React has hydrated or rendered an element. React changes only the children of such elements. */
const isHydrated = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));

/** Exchanges child nodes, unless their place has changed since. */
function exchange(change: MutationRecord, present: NodeList, absent: NodeList): void {
  const { target, previousSibling, nextSibling } = change;
  let next = previousSibling ? previousSibling.nextSibling : target.firstChild;
  for (const node of present) {
    if (node !== next) return;
    next = node.nextSibling;
  }
  if (next !== nextSibling || !target.isConnected) return;
  present.forEach((node) => target.removeChild(node));
  absent.forEach((node) => target.insertBefore(node, next));
}
