import { shareLink } from './WishlistAndShare';

const URL = 'http://storefront/product/1';
const works = () => jest.fn(() => Promise.resolve());
const refuses = (name: string) => jest.fn(() => Promise.reject(Object.assign(new Error('no'), { name })));

test('shareLink prefers the share sheet', async () => {
  const [share, copy] = [works(), works()];
  expect(await shareLink('Vase', URL, { share, clipboard: { writeText: copy } })).toBe('Shared successfully');
  expect(share).toHaveBeenCalledWith({ title: 'Vase', url: URL });
  expect(copy).not.toHaveBeenCalled();
});

test('shareLink copies the link if there is no share sheet', async () => {
  const copy = works();
  expect(await shareLink('Vase', URL, { clipboard: { writeText: copy } })).toBe('Link copied to clipboard');
  expect(copy).toHaveBeenCalledWith(URL);
});

test('shareLink copies the link if the share sheet fails', async () => {
  expect(
    await shareLink('Vase', URL, { share: refuses('NotAllowedError'), clipboard: { writeText: works() } }),
  ).toBe('Link copied to clipboard');
});

test.each([
  ['the visitor closes the share sheet', 'AbortError'],
  ['the sheet is still open from an earlier press', 'InvalidStateError'],
])('shareLink returns no message and copies nothing if %s', async (_, name) => {
  const copy = works();
  expect(await shareLink('Vase', URL, { share: refuses(name), clipboard: { writeText: copy } })).toBe('');
  expect(copy).not.toHaveBeenCalled();
});

test('shareLink returns a message if neither works', async () => {
  expect(await shareLink('Vase', URL, {})).toBe('Unable to share or copy link');
  expect(await shareLink('Vase', URL, { clipboard: { writeText: refuses('NotAllowedError') } })).toBe(
    'Unable to share or copy link',
  );
});
