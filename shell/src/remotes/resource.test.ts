import { createResource, missingResource, readyResource } from './resource';

/** Creates a `load` function, and `ends`, through which tests settle the promises of the function in any order. */
function heldLoads() {
  const ends: { succeed: (value: string) => void; fail: (error: Error) => void }[] = [];
  const attempts: number[] = [];
  const load = (attempt: number) => {
    attempts.push(attempt);
    return new Promise<string>((succeed, fail) => ends.push({ succeed, fail }));
  };
  return { ends, attempts, load };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a resource resolves with the loaded value', async () => {
  const { ends, load } = heldLoads();
  const resource = createResource(load, jest.fn());
  ends[0]?.succeed('page');
  await expect(resource.promise).resolves.toBe('page');
  expect(resource.hasFailed()).toBe(false);
});

test('the promise of a resource is pending during failed attempts, and resolves with the next success', async () => {
  const { ends, attempts, load } = heldLoads();
  const onFailure = jest.fn();
  const listener = jest.fn();
  const resource = createResource(load, onFailure);
  resource.subscribe(listener);
  const promise = resource.promise;

  ends[0]?.fail(new Error('404'));
  await settled();
  expect(resource.hasFailed()).toBe(true);
  expect(onFailure).toHaveBeenCalledWith(new Error('404'));
  expect(listener).toHaveBeenCalled();

  resource.retry();
  expect(resource.hasFailed()).toBe(false);
  ends[1]?.succeed('page');
  await expect(promise).resolves.toBe('page');
  expect(attempts).toEqual([0, 1]);
});

test('a resource runs one attempt at a time', () => {
  const { attempts, load } = heldLoads();
  const resource = createResource(load, jest.fn());
  resource.retry();
  resource.retry();
  expect(attempts).toEqual([0]);
});

test('a resource has a new promise when it is retried after a success', async () => {
  const { ends, load } = heldLoads();
  const resource = createResource(load, jest.fn());
  ends[0]?.succeed('throws while rendering');
  await resource.promise;
  await settled();
  resource.retry();
  ends[1]?.succeed('mended');
  await expect(resource.promise).resolves.toBe('mended');
});

test('a resource can be loaded or missing when it is created', async () => {
  await expect(readyResource('page').promise).resolves.toBe('page');
  await expect(missingResource('/cart').promise).rejects.toThrow('/cart is missing');
});
