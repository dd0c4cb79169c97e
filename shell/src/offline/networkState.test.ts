import { watchNetwork } from './networkState';

const fetched = jest.fn<Promise<Partial<Response>>, []>();

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockRejectedValue(new TypeError('no network'));
  Object.assign(globalThis, { fetch: fetched });
  // The worker reports that a cached document is displayed, because the network is gone.
  const controller = {
    postMessage: (_message: unknown, [port]: readonly MessagePort[]) =>
      port?.postMessage({ keptAt: 0, because: 'gone', isRenewed: false }),
  };
  const serviceWorker = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  // Delivers messages as a browser does, but without a task of its own.
  class Channel {
    readonly port1: { onmessage?: (event: { data: unknown }) => void } = {};
    readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
  }
  Object.assign(globalThis, { MessageChannel: Channel });
});

afterEach(() => jest.useRealTimers());

test('events of the browser add no further probes of the server, until it is reached', async () => {
  const network = watchNetwork();
  await jest.advanceTimersByTimeAsync(0);
  expect([network.read().isGone, fetched.mock.calls.length]).toEqual([true, 1]);
  for (let event = 0; event < 3; event += 1) {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(fetched).toHaveBeenCalledTimes(4);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledTimes(8);
  fetched.mockResolvedValue({ ok: true });
  await jest.advanceTimersByTimeAsync(60_000);
  expect([network.read().isGone, fetched.mock.calls.length]).toEqual([false, 9]);
});
