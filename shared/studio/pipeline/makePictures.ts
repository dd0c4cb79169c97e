import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PictureRecord } from '../renderer';
import { loadRenderer } from '../renderers';
import type { Manifest } from './manifest';
import { readManifest, writeManifest } from './manifest';
import { CLOSE_WIDTH, closeFile, imageFiles, pictureFolder } from './pictureFolder';
import { masterKey, pictureKey } from './pictureKey';
import { runPicturePool } from './picturePool';
import type { SourcedRecord } from './readRecords';
import { readRecords } from './readRecords';

interface MakeOptions {
  /** Folder of the deployable. */
  readonly deployable: string;
  /** Names of the pictures to consider; all if empty. */
  readonly names: readonly string[];
  /** Number of processes. */
  readonly jobs: number;
  /** Folder of the masters. */
  readonly masters: string;
  readonly workerFile: string;
  /** Called with each line of progress. */
  readonly report: (line: string) => void;
}

/**
 * Makes the pictures of a deployable that are missing or whose record has changed, and removes those without
 * a record. Finished pictures stay when the run is interrupted.
 * @returns number of pictures that failed
 * @throws {Error} when a record is invalid, before anything is made
 */
export async function makePictures(options: MakeOptions): Promise<number> {
  const folder = pictureFolder(options.deployable);
  const sourced = await readRecords(folder.records);
  const chosen = choose(sourced, options.names);
  await validate(chosen);
  const names = new Set(sourced.map(({ record }) => record.name));
  const before = await readManifest(folder.manifest);
  const manifest = Object.fromEntries(Object.entries(before).filter(([name]) => names.has(name)));
  await removeStale(folder.images, sourced);
  const present = new Set(await list(folder.images));
  const due = await selectDue(chosen, manifest, present);
  await writeManifest(folder.manifest, manifest);
  options.report(`${due.length} of ${chosen.length} pictures to make`);

  let done = 0;
  let failed = 0;
  let written = Promise.resolve();
  const masterFile = (name: string) => path.join(options.masters, `${name}.png`);
  const jobs = due.map(({ record, master, usual, closeUp }) => ({
    record,
    master: masterFile(master),
    images: folder.images,
    usual,
    ...(closeUp && { closeMaster: masterFile(`${master}-${CLOSE_WIDTH}`) }),
  }));
  await runPicturePool(jobs, options.jobs, options.workerFile, async (index, answer) => {
    const picture = due[index];
    if (!picture) throw new RangeError(`no picture ${index}`);
    const { record, key, isClose } = picture;
    done += 1;
    const place = `[${done}/${due.length}] ${record.name}`;
    const made = answer.ok ? (answer.made ?? manifest[record.name]) : undefined;
    if (made) {
      const { width, height, color } = made;
      const widest = isClose ? { widest: CLOSE_WIDTH } : {};
      manifest[record.name] = { width, height, color, alt: record.alt, key, ...widest };
      // Written one after another: two writes at once could leave the older list.
      written = written.then(() => writeManifest(folder.manifest, manifest));
      await written;
      options.report(place);
    } else {
      failed += 1;
      options.report(`${place}: FAILED: ${answer.ok ? 'nothing was made' : answer.message}`);
    }
  });
  return failed;
}

function choose(sourced: SourcedRecord[], names: readonly string[]): SourcedRecord[] {
  const unknown = names.filter((name) => !sourced.some(({ record }) => record.name === name));
  if (unknown.length > 0) throw new Error(`no record describes: ${unknown.join(', ')}`);
  return names.length === 0 ? sourced : sourced.filter(({ record }) => names.includes(record.name));
}

async function validate(sourced: readonly SourcedRecord[]): Promise<void> {
  const faults: string[] = [];
  for (const { file, record } of sourced) {
    const renderer = await loadRenderer(record.kind);
    try {
      renderer.validate(record);
    } catch (error) {
      faults.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

interface DuePicture {
  readonly record: PictureRecord;
  /** Key of its master. */
  readonly master: string;
  readonly key: string;
  /** Whether it has a close-up. */
  readonly isClose: boolean;
  /** What of it is due: the files of the usual widths, the close-up. */
  readonly usual: boolean;
  readonly closeUp: boolean;
}

/** Pictures whose files or manifest entry are missing or outdated; updates the texts of the others. */
async function selectDue(
  sourced: readonly SourcedRecord[],
  manifest: Manifest,
  present: Set<string>,
): Promise<DuePicture[]> {
  const due: DuePicture[] = [];
  for (const { record } of sourced) {
    const renderer = await loadRenderer(record.kind);
    const master = masterKey(record, renderer.revision);
    const key = pictureKey(master);
    const entry = manifest[record.name];
    const isClose = renderer.isClose?.(record) ?? false;
    const usual = entry?.key !== key || !imageFiles(record.name).every((file) => present.has(file));
    const hasCloseUp = entry?.widest === CLOSE_WIDTH && present.has(closeFile(record.name));
    const closeUp = isClose && (usual || !hasCloseUp);
    if (usual || closeUp) due.push({ record, master, key, isClose, usual, closeUp });
    else entry.alt = record.alt;
  }
  return due;
}

async function removeStale(images: string, records: readonly SourcedRecord[]): Promise<void> {
  const closeUps = await Promise.all(
    records.map(async ({ record }) => {
      const renderer = await loadRenderer(record.kind);
      return renderer.isClose?.(record) ? [closeFile(record.name)] : [];
    }),
  );
  const wanted = new Set([...records.flatMap(({ record }) => imageFiles(record.name)), ...closeUps.flat()]);
  const stale = (await list(images)).filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(path.join(images, file))));
}

function list(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
