import type { FragmentModule } from '@tanabana/contract/pages/page';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import * as v from 'valibot';
import { createFragmentResources } from './fragmentResources';

const composition = {
  release: 'r',
  seed: 1,
  shell: '1.0.0',
  settings: defaultSettings,
  records: {},
  remotes: {},
  routes: [],
};
const TEASER = 'catalogue/ProductTeaser';
const pot = { product: 1 };

function open(initial?: Record<string, unknown>) {
  const load = jest.fn(() => Promise.resolve('Copper pot'));
  const module = {
    props: v.object({ product: v.number(), size: v.optional(v.string(), 'small') }),
    load,
    Component: () => null,
  } as FragmentModule;
  const loader = jest.fn(() => Promise.resolve({ default: module }));
  const report = jest.fn();
  const fragments = createFragmentResources(loader, report, composition, initial);
  return { fragments, load, loader, report };
}

test('a fragment loads nothing before it is near the view', async () => {
  const { fragments, loader } = open();
  const resource = fragments(TEASER, pot);
  expect(loader).not.toHaveBeenCalled();
  resource.want();
  expect(await resource.promise).toMatchObject({ props: pot, data: 'Copper pot' });
});

test('the loader and the component of a fragment get the parsed props', async () => {
  const { fragments, load } = open();
  const resource = fragments(TEASER, pot);
  resource.want();
  const props = { product: 1, size: 'small' };
  expect(await resource.promise).toMatchObject({ props });
  expect(load).toHaveBeenCalledWith(expect.anything(), props);
});

test('a fragment whose data is not loaded within 8 seconds is reported as failed', async () => {
  jest.useFakeTimers();
  const { fragments, load, report } = open();
  load.mockReturnValue(new Promise<string>(() => undefined));
  const resource = fragments(TEASER, pot);
  resource.want();
  await jest.advanceTimersByTimeAsync(8_000);
  jest.useRealTimers();
  expect(resource.hasFailed()).toBe(true);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'catalogue', kind: 'load' }));
});

test('fragments with equal props share their data', async () => {
  const { fragments, load } = open();
  const resource = fragments(TEASER, pot);
  expect(fragments(TEASER, { product: 1 })).toBe(resource);
  expect(fragments(TEASER, { product: 2 })).not.toBe(resource);
  resource.want();
  await resource.promise;
  expect(load).toHaveBeenCalledTimes(1);
});

test('data of the document is not loaded again', async () => {
  const { fragments, load } = open({ 'catalogue/ProductTeaser {"product":1}': 'Pot of the document' });
  const resource = fragments(TEASER, pot);
  resource.want();
  expect(await resource.promise).toMatchObject({ data: 'Pot of the document' });
  expect(load).not.toHaveBeenCalled();
});

test('invalid props are reported as a failure of the page', async () => {
  const { fragments, load, report } = open();
  const resource = fragments(TEASER, { product: 'one' }, { remote: 'content', expose: './pages/post' });
  const failed = new Promise<void>((resolve) => resource.subscribe(() => resource.hasFailed() && resolve()));
  resource.want();
  await failed;
  expect(load).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({
      remote: 'content',
      expose: './pages/post',
      error: expect.objectContaining({
        message: expect.stringContaining('invalid props') as unknown,
      }) as unknown,
    }),
  );
});
