import { shareLink } from './shareLink';

const URL = 'http://storefront/product/1';
const works = () => jest.fn(() => Promise.resolve());
const refuses = (name: string) => jest.fn(() => Promise.reject(Object.assign(new Error('no'), { name })));

test('the share sheet comes first', async () => {
  const [share, copy] = [works(), works()];
  expect(await shareLink('Vase', URL, { share, copy })).toBe('Shared successfully');
  expect(share).toHaveBeenCalledWith({ title: 'Vase', url: URL });
  expect(copy).not.toHaveBeenCalled();
});

test('without a sheet the link is copied', async () => {
  const copy = works();
  expect(await shareLink('Vase', URL, { copy })).toBe('Link copied to clipboard');
  expect(copy).toHaveBeenCalledWith(URL);
});

test('a sheet that fails gives way to copying', async () => {
  expect(await shareLink('Vase', URL, { share: refuses('NotAllowedError'), copy: works() })).toBe(
    'Link copied to clipboard',
  );
});

test('closing the sheet is no failure and copies nothing', async () => {
  const copy = works();
  expect(await shareLink('Vase', URL, { share: refuses('AbortError'), copy })).toBe('');
  expect(copy).not.toHaveBeenCalled();
});

test('where neither works, it says so', async () => {
  expect(await shareLink('Vase', URL, {})).toBe('Unable to share or copy link');
  expect(await shareLink('Vase', URL, { copy: refuses('NotAllowedError') })).toBe(
    'Unable to share or copy link',
  );
});
