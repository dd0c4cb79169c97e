/** @jest-environment node */
import { canarySince } from './canarySince';
import { startCanary } from './deployReleases';
import { DeploymentHistory } from './deploymentHistory';
import { suspendVersion } from './suspendedVersions';
import { promote } from './deployReleases';
import { FolderObjects } from '@tanabana/build/store/folderObjects';
import { newFolder } from '@tanabana/build/publish/builtDeployable.testing';

/** A history whose clock shows the minute that the test sets. */
async function openHistory() {
  const clock = { minute: 0 };
  const now = () => clock.minute * 60_000;
  const deployments = new DeploymentHistory(new FolderObjects(newFolder()), now);
  await promote(deployments, 'aaaa');
  const since = async () => canarySince(await deployments.recent(Infinity));
  return { clock, now, deployments, since };
}

test('a version that rests does not renew the time from which a canary is judged', async () => {
  const { clock, now, deployments, since } = await openHistory();
  clock.minute = 1;
  await startCanary(deployments, 'bbbb', 0.05);
  for (clock.minute = 2; clock.minute < 5; clock.minute += 1)
    await suspendVersion(deployments, { remote: 'cart', version: `1.0.${clock.minute}` }, 'It loops.', now());
  expect((await deployments.latest())?.action).toBe('suspend');
  expect(await since()).toBe(60_000);
});

test('another share renews it, and without a canary there is none', async () => {
  const { clock, deployments, since } = await openHistory();
  expect(await since()).toBeUndefined();
  await startCanary(deployments, 'bbbb', 0.05);
  clock.minute = 3;
  await startCanary(deployments, 'bbbb', 0.2);
  expect(await since()).toBe(180_000);
});
