/** @jest-environment node */
import { createKeptFiles } from './keptFiles';
import { MemoryCache } from './memoryCache.testing';

const SCRIPT = 'https://shop.example/assets/cart/entry.0123456789.js';

function openFiles(answer: () => Response = () => new Response('from the network')) {
  const cache = new MemoryCache();
  const asked: string[] = [];
  globalThis.fetch = (request) => {
    asked.push(request instanceof Request ? request.url : String(request));
    return Promise.resolve().then(answer);
  };
  const makeRoom = jest.fn(() => Promise.resolve());
  const files = createKeptFiles(
    () => Promise.resolve(cache.asCache),
    () => 1,
    makeRoom,
  );
  const answered = async (address: string) => {
    const work: Promise<unknown>[] = [];
    const response = await files.answer(new Request(address), (more) => work.push(more));
    await Promise.all(work);
    return response.text();
  };
  return { cache, asked, files, makeRoom, answered };
}

test('a file is asked for once', async () => {
  const { asked, answered } = openFiles();
  expect(await answered(SCRIPT)).toBe('from the network');
  expect(await answered(SCRIPT)).toBe('from the network');
  expect(asked).toEqual([SCRIPT]);
});

test('Try again goes to the network, and what comes takes the place of what was kept', async () => {
  const answers = ['broken', 'whole'];
  const { answered } = openFiles(() => new Response(answers.shift()));
  await answered(SCRIPT);
  expect(await answered(`${SCRIPT}?r=1`)).toBe('whole');
  expect(await answered(SCRIPT)).toBe('whole');
});

const PICTURE = 'https://shop.example/assets/catalogue/pictures/30001-whole.0123456789';

test('without a network a picture is answered with a cached file of it in another width or format', async () => {
  let isOnline = true;
  const { cache, answered } = openFiles(() => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response('picture');
  });
  await answered(`${PICTURE}-800.avif`);
  isOnline = false;
  expect(await answered(`${PICTURE}-400.webp`)).toBe('picture');
  expect(await answered(`${PICTURE}-1200.avif`)).toBe('picture');
  expect(cache.paths).toEqual([new URL(`${PICTURE}-800.avif`).pathname]);
  await expect(answered(PICTURE.replace('30001', '30002') + '-400.webp')).rejects.toThrow('Failed to fetch');
});

test('with a network a picture is answered with the file that was requested', async () => {
  const answers = ['wide', 'small'];
  const { answered } = openFiles(() => new Response(answers.shift()));
  await answered(`${PICTURE}-800.avif`);
  expect(await answered(`${PICTURE}-400.avif`)).toBe('small');
});

test('a failure is not kept', async () => {
  const { cache, answered } = openFiles(() => new Response('no', { status: 404 }));
  await answered(SCRIPT);
  expect(cache.paths).toEqual([]);
});

test('a browser without room still has the file, and room is made', async () => {
  const { cache, answered, makeRoom } = openFiles();
  cache.isFull = true;
  expect(await answered(SCRIPT)).toBe('from the network');
  expect(makeRoom).toHaveBeenCalledTimes(1);
});

test.each([
  ['/assets/cart/entry.0123456789.js', true],
  ['/assets/catalogue/pictures/30001-whole.0123456789-400.avif', true],
  ['/_pages/5d4db6a673fe.json', true],
  ['/assets/cart/dev/entry.js', false],
  ['/api/users/me', false],
  ['/_vitals', false],
  ['/sw.js', false],
])('%s is kept: %s', (path, isKept) => {
  expect(openFiles().files.isKept(new URL(path, SCRIPT))).toBe(isKept);
});
