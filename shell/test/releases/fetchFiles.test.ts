/** @jest-environment node */
import { fileKey } from '@tanabana/releases/versions/artefactKeys';
import { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { openTestShop } from '../testShop';
import { fetchBrowserFiles, fetchServerModules } from '@tanabana/releases/releases/fetchFiles';

test('downloads the server modules of a release', async () => {
  const { context, promoted } = await openTestShop();
  const release = await promoted(1);
  const { objects } = context.artefacts;
  const download = jest.spyOn(objects, 'download');
  await fetchServerModules(new ArtefactStore(objects), { release, fallbacks: {} });
  const { shell, remotes } = release;
  const expected = [shell, ...Object.values(remotes)].flatMap(({ name, serverModules }) =>
    Object.values(serverModules).map((file) => fileKey(name, file)),
  );
  expect(download.mock.calls.map(([key]) => key).sort()).toEqual(expected.sort());
});

test('downloads each browser file until all are there', async () => {
  const { context, promoted } = await openTestShop();
  const release = await promoted(1);
  const { objects } = context.artefacts;
  let failing = 3;
  const download = jest
    .spyOn(objects, 'download')
    .mockImplementation(() => ((failing -= 1) >= 0 ? Promise.reject(new Error('blip')) : Promise.resolve()));
  const attempts: [number, string][] = [];
  await fetchBrowserFiles(
    new ArtefactStore(objects),
    { release, fallbacks: {} },
    {
      firstPauseMs: 1,
      signal: new AbortController().signal,
      onAttempt: (missing, error) => attempts.push([missing, String(error)]),
    },
  );
  expect(attempts).toEqual([
    [3, 'Error: blip'],
    [0, 'undefined'],
  ]);
  const keys = download.mock.calls.map(([key]) => key);
  expect(keys).toHaveLength(new Set(keys).size + 3);
});

test('ends the attempts when the release is no longer needed', async () => {
  const { context, promoted } = await openTestShop();
  const release = await promoted(1);
  const { objects } = context.artefacts;
  jest.spyOn(objects, 'download').mockRejectedValue(new Error('gone'));
  const end = new AbortController();
  const onAttempt = jest.fn(() => end.abort());
  const options = { firstPauseMs: 60_000, signal: end.signal, onAttempt };
  await fetchBrowserFiles(new ArtefactStore(objects), { release, fallbacks: {} }, options);
  expect(onAttempt).toHaveBeenCalledTimes(1);
});
