import { npmStart } from '../../test/npmStart';
import { publishPresentSources } from '../../test/publishPresentSources';
import { openTestShop } from '../../test/testShop';

/**
 * Maps the value of a query parameter to code that the page then runs. The code causes an unhandled error whose stack
 * contains no server module.
 */
const FAULTS = {
  text: "setTimeout(() => { throw 'text'; }, 1)",
  nothing: 'setTimeout(() => { throw undefined; }, 1)',
  replacedStack: "setTimeout(() => { throw Object.assign(new Error('no'), { stack: 'none' }); }, 1)",
  parser: "setTimeout(JSON.parse, 1, '{')",
  microtask: "queueMicrotask(JSON.parse.bind(undefined, '{'))",
  interval: "{ const clock = setInterval((text) => { clearInterval(clock); throw text; }, 1, 'text'); }",
  rejection: "void Promise.reject('text')",
  laterRejection: "setTimeout(() => void Promise.reject('text'), 1)",
  listener: "AbortSignal.timeout(1).addEventListener('abort', () => JSON.parse('{'))",
  unreadable: "setTimeout(() => { throw { get stack() { throw new Error('no'); } }; }, 1)",
  proxy:
    'setTimeout(() => { throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 1; } }); }, 1)',
} as const;

const PAGE = `
const { createElement } = require('react');
const FAULTS = {
  ${Object.entries(FAULTS)
    .map(([name, code]) => `${name}: () => { ${code}; }`)
    .join(',\n  ')},
};
const fault = (place, search) => {
  const asked = new URLSearchParams(search);
  if (asked.get('in') === place) FAULTS[asked.get('fault')]();
};
exports.default = {
  load: ({ search }) => { fault('load', search); return { search }; },
  meta: ({ search }) => { fault('meta', search); return { title: 'Cart', description: '' }; },
  Component: ({ data }) => { fault('render', data.search); return createElement('p', null, 'The cart'); },
};`;

test('unhandled errors without a useful stack are attributed to the remote that started the work', async () => {
  const shop = await openTestShop();
  await publishPresentSources(shop, PAGE);
  const { origin, signal, ended } = await npmStart({
    DATA_DIR: shop.folder,
    METRICS_TOKEN: 'token',
    LOG_LEVEL: 'silent',
  });
  const failures = async () => {
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: 'Bearer token' } });
    const counted = /^tanabana_remote_failures_total\{remote="cart",.*kind="server".*\} (\d+)$/m;
    return Number(counted.exec(await answer.text())?.[1] ?? 0);
  };
  const eventually = async (expected: number) => {
    for (let ask = 0; ask < 200 && (await failures()) < expected; ask += 1);
    return failures();
  };
  try {
    let expected = 0;
    for (const place of ['load', 'meta', 'render']) {
      for (const fault of Object.keys(FAULTS)) {
        const page = await fetch(`${origin}/cart?in=${place}&fault=${fault}`);
        expected += 1;
        expect([place, fault, page.status, await page.text()]).toEqual([
          place,
          fault,
          200,
          expect.stringContaining('The cart'),
        ]);
        expect([place, fault, await eventually(expected)]).toEqual([place, fault, expected]);
      }
    }
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await failures()).toBe(expected);
  } finally {
    signal('SIGTERM');
    await ended;
  }
});
