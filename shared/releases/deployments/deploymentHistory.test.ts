/** @jest-environment node */
import { newFolder } from '../versions/builtDeployable.testing';
import { FolderObjects } from '../stores/folderObjects';
import { DeploymentHistory, OutdatedDeploymentError } from './deploymentHistory';
import { promote, rollback } from './deployReleases';

const newHistory = () => new DeploymentHistory(new FolderObjects(newFolder()), () => 0, 'the machine');

test('records the author', async () => {
  const deployments = newHistory();
  await promote(deployments, 'one');
  await promote(deployments.actingOn(1, 'Asha'), 'two', { reason: 'New words' });
  await promote(deployments.actingOn(2), 'three');
  expect((await deployments.recent(3)).map(({ live, by, reason }) => [live, by, reason])).toEqual([
    ['three', 'the machine', undefined],
    ['two', 'Asha', 'New words'],
    ['one', 'the machine', undefined],
  ]);
});

test('refuses an action on an outdated deployment', async () => {
  const deployments = newHistory();
  await promote(deployments, 'one');
  await promote(deployments, 'two');
  await expect(rollback(deployments.actingOn(1, 'Asha'), 'one')).rejects.toThrow(OutdatedDeploymentError);
  expect(await deployments.length()).toBe(2);
});

test('only one of several concurrent actions on the same deployment succeeds', async () => {
  const deployments = newHistory();
  await promote(deployments, 'one');
  const promotions = Array.from({ length: 8 }, (_, person) =>
    promote(deployments.actingOn(1, `person ${person}`), `release-${person}`),
  );
  const outcomes = await Promise.allSettled(promotions);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(OutdatedDeploymentError);
  }
  expect(await deployments.length()).toBe(2);
});
