import * as v from 'valibot';
import type { PictureRecord, Renderer } from '../renderer';
import { ILLUSTRATIONS, type IllustrationName } from './illustrations';

const SCENES = Object.keys(ILLUSTRATIONS) as IllustrationName[];

const IllustrationSchema = v.strictObject({
  name: v.string(),
  kind: v.literal('illustration'),
  alt: v.string(),
  aspect: v.number(),
  scene: v.picklist(SCENES),
  /** Distinguishes two pictures of one scene: paint, grain, small irregularities. */
  seed: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Draws folk-art scenes, patterns and lattices. */
export const illustrationRenderer: Renderer = {
  revision: 'illustration-1',
  validate: (record) => void parse(record),
  render(picture, width) {
    const { scene, seed, aspect } = parse(picture);
    return ILLUSTRATIONS[scene](width, Math.round(width / aspect), seed);
  },
};

function parse(record: PictureRecord) {
  const result = v.safeParse(IllustrationSchema, record);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`);
  throw new Error(`picture "${record.name}": ${faults.join('; ')}`);
}
