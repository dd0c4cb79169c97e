import { STONE_ROOMS } from './stoneRooms';
import { WOODEN_ROOMS } from './woodenRooms';

/** The rooms that a rug can lie in, by name. */
export const ROOMS = { ...WOODEN_ROOMS, ...STONE_ROOMS } as const;

export type RoomName = keyof typeof ROOMS;
