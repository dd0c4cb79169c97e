/** @jest-environment node */
import { newFolder } from '../versions/builtDeployable.testing';
import { FolderObjects } from '../stores/folderObjects';
import { DeploymentHistory } from './deploymentHistory';
import { previousRelease, promote, rollback, startCanary, stopCanary } from './deployReleases';

function newHistory() {
  return new DeploymentHistory(new FolderObjects(newFolder()), () => 0);
}

const ALL = new Set(['one', 'two', 'three']);

const previous = async (deployments: DeploymentHistory, stored = ALL) =>
  previousRelease((await live(deployments)) ?? '', await deployments.recent(Infinity), stored);

const live = async (deployments: DeploymentHistory) => (await deployments.latest())?.live;

test('promotes, and rolls back', async () => {
  const deployments = newHistory();
  expect(await deployments.latest()).toBeUndefined();
  await promote(deployments, 'one');
  await promote(deployments, 'two');
  expect(await live(deployments)).toBe('two');
  expect(await rollback(deployments, 'one', 'It is slow.')).toBe('one');
  expect(await deployments.latest()).toMatchObject({
    number: 3,
    action: 'rollback',
    live: 'one',
    withdrawn: 'two',
    reason: 'It is slow.',
  });
});

test('the previous release was not withdrawn, and is stored', async () => {
  const deployments = newHistory();
  for (const id of ['one', 'two', 'three']) await promote(deployments, id);
  expect(await previous(deployments, new Set(['one', 'three']))).toBe('one');
  await rollback(deployments, 'two');
  expect(await previous(deployments)).toBe('one');
  await rollback(deployments, 'one');
  expect(await previous(deployments)).toBeUndefined();
  expect(await rollback(deployments, 'three')).toBe('three');
});

test('a release that was withdrawn and then promoted again is the previous one', async () => {
  const deployments = newHistory();
  for (const id of ['one', 'two']) await promote(deployments, id);
  await rollback(deployments, 'one');
  for (const id of ['two', 'three']) await promote(deployments, id);
  expect(await previous(deployments)).toBe('two');
});

test('rolls back only to a release that was live before', async () => {
  const deployments = newHistory();
  for (const id of ['one', 'two']) await promote(deployments, id);
  await startCanary(deployments, 'three', 0.05);
  await expect(rollback(deployments, 'four')).rejects.toThrow('Release four was never live. Promote it');
  await expect(rollback(deployments, 'three')).rejects.toThrow('Release three was never live. Promote it');
  await expect(rollback(deployments, 'two')).rejects.toThrow('two is already live');
  expect(await deployments.length()).toBe(3);
  expect(await rollback(deployments, 'one')).toBe('one');
});

test('promoting the live release changes nothing', async () => {
  const deployments = newHistory();
  await promote(deployments, 'one');
  await promote(deployments, 'one');
  expect(await deployments.length()).toBe(1);
});

test('a canary starts, gets a larger share, and ends when it is stopped or a release is promoted', async () => {
  const deployments = newHistory();
  await expect(startCanary(deployments, 'two', 0.05)).rejects.toThrow('No release is live yet');
  await promote(deployments, 'one');
  await expect(startCanary(deployments, 'one', 0.05)).rejects.toThrow('is already live');
  await startCanary(deployments, 'two', 0.05);
  await startCanary(deployments, 'two', 0.2);
  expect(await deployments.latest()).toMatchObject({ live: 'one', canary: { release: 'two', share: 0.2 } });
  await stopCanary(deployments, 'Another one.', 'three');
  expect(await deployments.latest()).toMatchObject({ canary: { release: 'two' } });
  await stopCanary(deployments, 'More errors.', 'two');
  expect(await deployments.latest()).toMatchObject({ live: 'one', withdrawn: 'two', reason: 'More errors.' });
  expect((await deployments.latest())?.canary).toBeUndefined();
});

test('no concurrent deployment is lost', async () => {
  const deployments = newHistory();
  const ids = Array.from({ length: 20 }, (_, index) => `release-${index}`);
  await Promise.all(ids.map((id) => promote(deployments, id)));
  const history = await deployments.recent(Infinity);
  expect(history.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
  expect(new Set(history.map((deployment) => deployment.live))).toEqual(new Set(ids));
});

test('the error of an unreadable deployment names its object', async () => {
  const objects = new FolderObjects(newFolder());
  await objects.create('deployments/00000001.json', '{');
  await expect(new DeploymentHistory(objects, () => 0).latest()).rejects.toThrow(
    '00000001.json is not a deployment: It is not JSON.',
  );
  const at = new Date(0).toISOString();
  await objects.create(
    'deployments/00000002.json',
    JSON.stringify({ number: 1, at, action: 'promote', live: 'one' }),
  );
  await expect(new DeploymentHistory(objects, () => 0).latest()).rejects.toThrow(
    '00000002.json is not a deployment: It contains number 1.',
  );
});
