/** @jest-environment node */
import { fileKey } from '@tanabana/artefacts/store/artefactKeys';
import { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { openTestShop } from '../../test/testShop';
import { fetchServerModules } from './fetchFiles';

test('downloads the server modules of a release', async () => {
  const { context, promoted } = await openTestShop();
  const release = await promoted(1);
  const { objects } = context.artefacts;
  const download = jest.spyOn(objects, 'download');
  await fetchServerModules(new ArtefactStore(objects), { release, previous: {} });
  const { shell, remotes } = release;
  const expected = [shell, ...Object.values(remotes)].flatMap(({ name, serverModules }) =>
    Object.values(serverModules).map((file) => fileKey(name, file)),
  );
  expect(download.mock.calls.map(([key]) => key).sort()).toEqual(expected.sort());
});
