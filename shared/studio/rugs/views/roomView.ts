import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { BoundRug } from '../wool/bindRug';
import { paintFloorPicture } from './room/floorBoards';
import type { Room } from './room/room';
import { ROOMS, type RoomName } from './room/rooms';
import { FLOOR_FILE, roomScene } from './room/roomScene';
import { tracePov } from './room/tracePov';

interface RoomOptions {
  readonly room: RoomName;
  readonly seed: number;
  /** Folder for the scene and its pictures. */
  readonly workFolder: string;
}

const RUG_FILE = 'rug.png';
/** Width of the rug's picture as a texture: a finer one only costs memory. */
const RUG_PIXELS = 1100;
/** Share of the final width that is traced; the rest is enlarged, which a soft interior hides. */
const TRACED = 0.8;

/** A rug on the floor of a quiet, furnished room. Needs POV-Ray. */
export async function roomView(
  rug: BoundRug,
  width: number,
  aspect: number,
  options: RoomOptions,
): Promise<Buffer> {
  const room: Room = ROOMS[options.room];
  const { workFolder } = options;
  await writeFile(path.join(workFolder, FLOOR_FILE), await paintFloorPicture(room.floor, options.seed));
  await sharp(rug.image).resize({ width: RUG_PIXELS }).png().toFile(path.join(workFolder, RUG_FILE));
  const scene = roomScene(room, { file: RUG_FILE, ratio: rug.width / rug.height }, aspect);
  const height = Math.round(width / aspect);
  const traced = await tracePov(scene, Math.round(width * TRACED), Math.round(height * TRACED), workFolder);
  return sharp(traced).removeAlpha().resize(width, height).png().toBuffer();
}
