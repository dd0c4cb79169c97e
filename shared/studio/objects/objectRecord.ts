import * as v from 'valibot';
import type { PictureRecord } from '../renderer';
import { forms } from './forms/allForms';
import { ornaments } from './ornaments/allOrnaments';
import { pairings } from './pairings';
import { palettes } from './palettes';
import { LOOKS } from './settings/looks';
import { surfaces } from './surfaces/allSurfaces';

const oneOf = <T extends string>(record: Record<T, unknown>) => v.picklist(Object.keys(record) as T[]);

const properties = v.looseObject({
  kind: v.literal('object'),
  name: v.string(),
  alt: v.string(),
  aspect: v.pipe(v.number(), v.minValue(0.4), v.maxValue(2.5)),
  form: oneOf(forms),
  surface: oneOf(surfaces),
  ornament: oneOf(ornaments),
  palette: oneOf(palettes),
  view: v.picklist(['whole', 'detail', 'setting']),
  /** What is behind the object in the studio: an even sweep of paper (the default), or canvas painted in clouds of its colour. */
  backdrop: v.optional(v.picklist(['even', 'painted']), 'even'),
  /** Where the object is in use, in its `setting` view; by default a table or niche that its seed chooses. */
  setting: v.optional(oneOf(LOOKS)),
  seed: v.pipe(v.number(), v.integer()),
});

const schema = v.pipe(
  properties,
  v.forward(
    v.check(
      ({ form, surface }) => pairings[surface].includes(form),
      ({ input }) =>
        `"${input.surface}" is made as ${pairings[input.surface].join(', ')}, not as ${input.form}`,
    ),
    ['form'],
  ),
);

/** A picture record that was parsed as an object's. */
export type ObjectRecord = v.InferOutput<typeof schema>;

/**
 * Parses a record as an object's.
 * @throws {Error} naming the picture and every invalid property
 */
export function parseObjectRecord(record: PictureRecord): ObjectRecord {
  const result = v.safeParse(schema, record);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`);
  throw new Error(`Picture "${record.name}" cannot be made. ${faults.join('; ')}`);
}
