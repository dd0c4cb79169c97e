import type { Command } from '../runRelease';
import { promote } from '../show';
import { verified } from './verify';

/** `promote`: verifies a release and puts it on show for everybody. */
export const promoteCommand: Command = async (desk, [word = 'newest'], { reason }) => {
  const { id } = await verified(desk, word);
  await promote(desk.journal, id, reason);
  desk.say(`Release ${id} is on show.`);
};
