/** @jest-environment node */
import { ArtefactStore, fileKey } from '@tanabana/build/store/artefactStore';
import { openTestShop } from '../test/testShop';
import { bringServerModules } from './bringFiles';

test('copies the server modules of a release into the folder of the machine', async () => {
  const { context, promoted } = await openTestShop();
  const release = await promoted(1);
  const { objects } = context.artefacts;
  const bring = jest.spyOn(objects, 'bring');
  await bringServerModules(new ArtefactStore(objects), { release, previous: {} });
  const { shell, remotes } = release;
  const expected = [shell, ...Object.values(remotes)].flatMap(({ name, serverModules }) =>
    Object.values(serverModules).map((file) => fileKey(name, file)),
  );
  expect(bring.mock.calls.map(([key]) => key).sort()).toEqual(expected.sort());
});
