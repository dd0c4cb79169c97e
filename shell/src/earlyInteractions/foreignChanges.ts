/** Limits how often changes are undone, because an extension may repeat its changes forever. */
const MAX_REACTIONS = 20;

const undone: MutationRecord[] = [];

/** Nodes that extensions added to hydrated elements. Changes in them are kept too. */
const keptNodes = new Set<Node>();

let observer: MutationObserver | undefined;

/**
 * Undoes changes by browser extensions in the server's HTML, such as icons in fields or translated text, because React
 * cannot hydrate changed HTML. Also undoes later changes, until `redoForeignChanges` is called.
 * @returns whether the HTML was changed before the call
 */
export function undoForeignChanges(root: Element): boolean {
  let reactions = 0;
  observer = new MutationObserver((changes) => {
    if (reactions++ < MAX_REACTIONS) undo(changes, root);
    observer?.takeRecords();
  });
  undo(window.tanabanaEarlyActs?.foreignChanges?.() ?? [], root);
  observer.observe(root, { childList: true, subtree: true });
  return undone.length > 0;
}

/** Repeats the undone changes in hydrated elements. Later changes are not undone. */
export function redoForeignChanges(): void {
  observer?.disconnect();
  for (const change of undone.splice(0))
    if (isInHydrated(change)) exchange(change, change.removedNodes, change.addedNodes);
}

function undo(changes: readonly MutationRecord[], root: Element): void {
  const foreign: MutationRecord[] = [];
  const kept = new Set(changes.filter(isInHydrated));
  for (const change of changes.toReversed()) {
    if (!root.contains(change.target) || kept.has(change)) continue;
    exchange(change, change.addedNodes, change.removedNodes);
    foreign.unshift(change);
  }
  undone.push(...foreign);
}

/**
 * Whether a change is in a hydrated element, or in what an extension has added to one: an element that it wraps around a
 * hydrated field, and then moves the field into. If so, remembers the nodes that the change adds.
 */
function isInHydrated({ target, addedNodes }: MutationRecord): boolean {
  const isKept = (node: Node | null): boolean => !!node && (keptNodes.has(node) || isKept(node.parentNode));
  if (!isHydrated(target) && !isKept(target)) return false;
  addedNodes.forEach((node) => keptNodes.add(node));
  return true;
}

/** React adds properties to the nodes that it hydrates. */
const isHydrated = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));

/**
 * Replaces child nodes of a changed element. Does nothing if the siblings of the nodes have changed.
 * @param present nodes to remove
 * @param absent nodes to insert
 */
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
