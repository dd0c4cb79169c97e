import { loadWhole } from '../loadWhole';
import { namedRelease } from '../namedRelease';
import type { Command } from '../runRelease';
import { releaseBefore, rollback } from '../show';

/** `rollback`: puts back the release before, at once; it was verified when it was promoted. */
export const rollbackCommand: Command = async (desk, [word], { reason }) => {
  const { releases, journal, say } = desk;
  const history = await journal.history(Infinity);
  const before = history[0] && releaseBefore(history[0].live, history);
  const target = word === undefined ? before : await namedRelease(releases, journal, word);
  if (target !== undefined) await loadWhole(desk, target);
  say(`Release ${await rollback(journal, target, reason)} is on show again.`);
};
