import type { Deployment } from '@tanabana/releases/documents/deployment';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { VERSION_BEFORE, versionOf } from './publishVersion';
import { copyObjects, openFor, type YearStore } from './yearStore';

/** State that a shop must have. */
export interface Model {
  /** Commits whose publication is recorded. */
  recorded: ReadonlySet<number>;
  versions: ReadonlySet<string>;
  history: readonly Pick<Deployment, 'action' | 'live' | 'by'>[];
}

interface Backup {
  readonly store: YearStore;
  readonly history: Model['history'];
  /** State of the artefacts, which are copied one step after the history. Undefined until then. */
  artefacts?: Pick<Model, 'recorded' | 'versions'>;
}

export interface Shop {
  store: YearStore;
  model: Model;
  backup?: Backup | undefined;
  readonly shell: string;
}

export const liveOf = ({ history }: Model) => history.at(-1)?.live;

/** Returns the version of the newest commit, or of the earlier build if no version of a commit exists. */
export function newestOf({ recorded, versions }: Model): string | undefined {
  const ofCommits = [...recorded].sort((a, b) => b - a).map(versionOf);
  return [...ofCommits, VERSION_BEFORE].find((version) => versions.has(version));
}

/** Starts a backup: copies the history. The releases and artefacts are copied after the next step. */
export async function startBackup(shop: Shop): Promise<void> {
  const store = await shop.store.another();
  await copyObjects(shop.store, store, 'deployments');
  shop.backup = { store, history: shop.model.history };
}

export async function finishBackup({ store, model, backup }: Shop): Promise<void> {
  if (!backup || backup.artefacts) return;
  await copyObjects(store, backup.store, 'releases');
  await copyObjects(store, backup.store, 'artefacts');
  backup.artefacts = { recorded: model.recorded, versions: model.versions };
}

export function restore(shop: Shop): void {
  const { backup } = shop;
  if (!backup?.artefacts) return;
  shop.store = backup.store;
  shop.model = { history: backup.history, ...backup.artefacts };
  shop.backup = undefined;
}

/**
 * Removes from a model what a clean-up has removed from the store: versions with all their publications. Publications of
 * incomplete versions stay.
 */
export async function forgetRemoved({ store, model }: Shop): Promise<void> {
  const { artefacts } = openFor(store, 'Observer');
  const present = new Set((await artefacts.versions('cart')).map(({ version }) => version));
  const isRemoved = (version: string) => model.versions.has(version) && !present.has(version);
  model.recorded = new Set([...model.recorded].filter((commit) => !isRemoved(versionOf(commit))));
  model.versions = new Set([...model.versions].filter((version) => present.has(version)));
}

/** Removes publications of versions that are not complete. */
export function forgetIncomplete(model: Model): void {
  const isComplete = (commit: number) => model.versions.has(versionOf(commit));
  model.recorded = new Set([...model.recorded].filter(isComplete));
}

export async function keysOf({ objects, artefacts }: ReleaseContext): Promise<readonly string[]> {
  return [...(await objects.list('')), ...(await artefacts.objects.list(''))].map(({ key }) => key).sort();
}
