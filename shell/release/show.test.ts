/** @jest-environment node */
import { newFolder } from '@tanabana/shared/release/builtDeployable.testing';
import { FolderObjects } from '@tanabana/shared/release/folderObjects';
import { Journal } from './journal';
import { promote, rollback, startCanary, stopCanary } from './show';

function newJournal() {
  return new Journal(new FolderObjects(newFolder()), () => 0);
}

const live = async (journal: Journal) => (await journal.latest())?.live;

test('promotes, and rolls back to the release before', async () => {
  const journal = newJournal();
  expect(await journal.latest()).toBeUndefined();
  await promote(journal, 'one');
  await promote(journal, 'two');
  expect(await live(journal)).toBe('two');
  expect(await rollback(journal, undefined, 'It is slow.')).toBe('one');
  expect(await journal.latest()).toMatchObject({
    number: 3,
    what: 'rolled back',
    live: 'one',
    withdrawn: 'two',
    reason: 'It is slow.',
  });
});

test('rolling back again goes further back, never to what was withdrawn', async () => {
  const journal = newJournal();
  for (const id of ['one', 'two', 'three']) await promote(journal, id);
  await rollback(journal);
  expect(await rollback(journal)).toBe('one');
  await expect(rollback(journal)).rejects.toThrow('There is no release before this one to go back to.');
  expect(await rollback(journal, 'three')).toBe('three');
});

test('promoting what is on show changes nothing', async () => {
  const journal = newJournal();
  await promote(journal, 'one');
  await promote(journal, 'one');
  expect(await journal.length()).toBe(1);
});

test('a canary starts, grows, and ends with the next promotion or by itself', async () => {
  const journal = newJournal();
  await expect(startCanary(journal, 'two', 0.05)).rejects.toThrow('No release is on show yet');
  await promote(journal, 'one');
  await expect(startCanary(journal, 'one', 0.05)).rejects.toThrow('what everybody sees already');
  await expect(startCanary(journal, undefined, 0.05)).rejects.toThrow('Which release?');
  await startCanary(journal, 'two', 0.05);
  await startCanary(journal, undefined, 0.2);
  expect(await journal.latest()).toMatchObject({ live: 'one', canary: { release: 'two', share: 0.2 } });
  await stopCanary(journal, 'Another one.', 'three');
  expect(await journal.latest()).toMatchObject({ canary: { release: 'two' } });
  await stopCanary(journal, 'More errors.', 'two');
  expect(await journal.latest()).toMatchObject({ live: 'one', withdrawn: 'two', reason: 'More errors.' });
  expect((await journal.latest())?.canary).toBeUndefined();
});

test('of commands that run at once, each has its turn and none is lost', async () => {
  const journal = newJournal();
  const ids = Array.from({ length: 20 }, (_, index) => `release-${index}`);
  await Promise.all(ids.map((id) => promote(journal, id)));
  const history = await journal.history(Infinity);
  expect(history.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
  expect(new Set(history.map((turn) => turn.live))).toEqual(new Set(ids));
});

test('names a turn that cannot be read', async () => {
  const objects = new FolderObjects(newFolder());
  await objects.create('journal/00000001.json', '{');
  await expect(new Journal(objects, () => 0).latest()).rejects.toThrow('00000001.json is not a turn');
});
