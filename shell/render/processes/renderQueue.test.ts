/** @jest-environment node */
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import { RenderQueue, type RenderJob } from './renderQueue';

const jobOf = (owner: string, address = '/', isData = false, isWanted = () => true): RenderJob => ({
  isWanted,
  served: {} as ServedRelease,
  owner,
  task: { address, seed: 1, replaced: [], omitted: [], isData },
  queuedAt: 0,
  isRetry: false,
  resolve: () => undefined,
  reject: jest.fn(),
});

afterEach(() => jest.useRealTimers());

test('serves remotes in turn, however many pages of one remote are queued', () => {
  const queue = new RenderQueue();
  for (let page = 0; page < 3; page += 1) queue.add(jobOf('catalogue'));
  queue.add(jobOf('cart'));
  const owners = Array.from({ length: 4 }, () => queue.take(() => true)?.owner);
  expect(owners).toEqual(['catalogue', 'cart', 'catalogue', 'catalogue']);
  expect(queue.take(() => true)).toBeUndefined();
});

test('serves documents and data of a remote in turn, however many data are queued', () => {
  const queue = new RenderQueue();
  const [data, page] = [jobOf('catalogue', '/', true), jobOf('catalogue')];
  for (let key = 0; key < 60; key += 1) queue.add(data);
  queue.add(page);
  expect([queue.take(() => true), queue.take(() => true)]).toEqual([data, page]);
  expect(page.reject).not.toHaveBeenCalled();
  queue.close(new Error('over'));
});

test('drops pages that nobody waits for, and has their room for others', () => {
  const queue = new RenderQueue();
  let isWanted = true;
  const typed = Array.from({ length: 60 }, () => jobOf('catalogue', '/', true, () => isWanted));
  for (const job of typed) queue.add(job);
  isWanted = false;
  const [last, further] = [jobOf('catalogue', '/', true), jobOf('catalogue', '/', true, () => isWanted)];
  queue.add(last);
  queue.add(further);
  expect(last.reject).not.toHaveBeenCalled();
  expect(queue.take(() => true)).toBe(last);
  expect(queue.take(() => true)).toBeUndefined();
  for (const job of [...typed, further]) expect(job.reject).toHaveBeenCalledTimes(1);
});

test('skips a remote that may not start, and keeps its page in the queue', () => {
  const queue = new RenderQueue();
  queue.add(jobOf('cart'));
  queue.add(jobOf('content'));
  expect(queue.take((owner) => owner !== 'cart')?.owner).toBe('content');
  expect(queue.take((owner) => owner !== 'cart')).toBeUndefined();
  expect(queue.take(() => true)?.owner).toBe('cart');
});

test('rejects a page when sixty pages of its remote are queued, and queues pages of other remotes', () => {
  const queue = new RenderQueue();
  for (let page = 0; page < 60; page += 1) queue.add(jobOf('cart'));
  const [tooMany, other] = [jobOf('cart'), jobOf('content')];
  for (const job of [tooMany, other]) queue.add(job);
  expect(tooMany.reject).toHaveBeenCalledWith(new Error('60 pages of cart are queued.'));
  expect(other.reject).not.toHaveBeenCalled();
  queue.close(new Error('over'));
});

test('rejects a page that was queued for five seconds', () => {
  jest.useFakeTimers();
  const queue = new RenderQueue();
  const late = jobOf('cart');
  queue.add(late);
  jest.advanceTimersByTime(5_000);
  expect(late.reject).toHaveBeenCalledWith(new Error('A page of cart was queued for 5 s.'));
  expect(queue.take(() => true)).toBeUndefined();
});
