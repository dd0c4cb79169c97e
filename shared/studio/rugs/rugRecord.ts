import * as v from 'valibot';
import type { PictureRecord } from '../renderer';
import { DESIGNS, type DesignName } from './designs';
import { PALETTES, type PaletteName } from './palettes';
import { ROOMS, type RoomName } from './views/room/rooms';

const DESIGN_NAMES = Object.keys(DESIGNS) as DesignName[];
const ROOM_NAMES = Object.keys(ROOMS) as RoomName[];
const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const RugSchema = v.strictObject({
  name: v.string(),
  kind: v.literal('rug'),
  alt: v.string(),
  aspect: v.number(),
  design: v.picklist(DESIGN_NAMES),
  palette: v.picklist(PALETTE_NAMES),
  /** Distinguishes two rugs of one design and palette: wool, abrash, small irregularities. */
  seed: v.pipe(v.number(), v.integer(), v.minValue(0)),
  view: v.picklist(['whole', 'detail', 'room']),
  /** Width of the rug divided by its length; by default the design's. */
  ratio: v.optional(v.pipe(v.number(), v.minValue(0.25), v.maxValue(1))),
  technique: v.optional(v.picklist(['knotted', 'flatwoven', 'tufted'])),
  fringe: v.optional(v.picklist(['loose', 'knotted', 'none'])),
  /** The middle of a `detail` view, as shares of the rug's width and length; by default near its lower left corner. */
  focus: v.optional(v.tuple([share, share])),
  /** Width of a `detail` view at its middle, as a share of the rug's width. */
  span: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(2))),
  /** The room of a `room` view. */
  room: v.optional(v.picklist(ROOM_NAMES), 'window-bench'),
});

/** A parsed rug record. */
export type RugRecord = v.InferOutput<typeof RugSchema>;

/**
 * Parses a rug record.
 * @throws {Error} naming the picture and every invalid property
 */
export function parseRugRecord(record: PictureRecord): RugRecord {
  const result = v.safeParse(RugSchema, record);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`);
  throw new Error(`picture "${record.name}": ${faults.join('; ')}`);
}
