import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { PictureRecord } from '../renderer';

const RecordSchema = v.looseObject({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')),
  kind: v.picklist(['rug', 'object', 'illustration']),
  alt: v.pipe(v.string(), v.trim(), v.nonEmpty('must say what is seen')),
  aspect: v.pipe(v.number(), v.minValue(0.3), v.maxValue(4)),
});

/** A record and its file, for messages. */
export interface SourcedRecord {
  readonly file: string;
  readonly record: PictureRecord;
}

/**
 * Reads all records of a folder; a file contains one record or a list.
 * @throws {Error} naming file, picture and property of every fault
 */
export async function readRecords(folder: string): Promise<SourcedRecord[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const perFile = await Promise.all(files.map((file) => readRecordFile(path.join(folder, file))));
  const records = perFile.flat();
  const seen = new Map<string, string>();
  for (const { file, record } of records) {
    const other = seen.get(record.name);
    if (other !== undefined)
      throw new Error(`${file}: picture "${record.name}" is also described in ${other}`);
    seen.set(record.name, file);
  }
  return records;
}

async function readRecordFile(file: string): Promise<SourcedRecord[]> {
  const content = parseJson(file, await readFile(file, 'utf8'));
  const items: unknown[] = Array.isArray(content) ? content : [content];
  return items.map((item, index) => ({ file, record: parseRecord(file, item, index) }));
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: not JSON (${(error as Error).message})`, { cause: error });
  }
}

function parseRecord(file: string, item: unknown, index: number): PictureRecord {
  const result = v.safeParse(RecordSchema, item);
  if (result.success) return result.output;
  const name = v.is(v.looseObject({ name: v.string() }), item) ? `"${item.name}"` : `number ${index + 1}`;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`);
  throw new Error(`${file}: picture ${name}: ${faults.join('; ')}`);
}
