/** @jest-environment node */
import { ArtefactStore, fileKey } from '@tanabana/build/store/artefactStore';
import { openTestShop } from '../test/testShop';
import { bringServerModules } from './bringFiles';

test('brings what the server itself reads of a release: server modules, and the font script', async () => {
  const { context, promoted } = await openTestShop();
  const release = await promoted(1);
  const { objects } = context.artefacts;
  const bring = jest.spyOn(objects, 'bring');
  await bringServerModules(new ArtefactStore(objects), { release, previous: {} });
  const { shell, remotes } = release;
  const expected = [shell, ...Object.values(remotes)].flatMap(({ name, serverModules }) =>
    Object.values(serverModules).map((file) => fileKey(name, file)),
  );
  expect(bring.mock.calls.map(([key]) => key).sort()).toEqual(
    [...expected, fileKey('shell', shell.fontScript ?? '')].sort(),
  );
});
