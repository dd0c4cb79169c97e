import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { writeWhole } from './writeWhole';

const EntrySchema = v.object({
  width: v.number(),
  height: v.number(),
  color: v.pipe(v.string(), v.hexColor()),
  alt: v.string(),
  key: v.string(),
  /** Width of the close-up, which is in AVIF only; absent without one. */
  widest: v.optional(v.number()),
});
const ManifestSchema = v.record(v.string(), EntrySchema);

/** Entry of a picture in the manifest; `key` changes with its record and its renderer. */
export type ManifestEntry = v.InferOutput<typeof EntrySchema>;
export type Manifest = Record<string, ManifestEntry>;

/** Reads the manifest; empty if there is none or it cannot be read, because everything can be made again. */
export async function readManifest(file: string): Promise<Manifest> {
  try {
    return v.parse(ManifestSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Writes a manifest, ordered by name. */
export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  const ordered = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeWhole(file, `${JSON.stringify(ordered, null, 2)}\n`);
}
