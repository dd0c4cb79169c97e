import { originOf, reportUncaught } from './pageHealth';

/** Returns an error with a stack in Chromium's format. */
function errorIn(...scripts: readonly string[]): Error {
  const lines = scripts.map((script) => `    at onClick (https://www.tanabana.example${script}:1:200)`);
  return Object.assign(new Error('boom'), { stack: ['Error: boom', ...lines].join('\n') });
}

test('an error is attributed to the innermost script of its stack', () => {
  const error = errorIn('/assets/cart/pages-cart.0123456789.js', '/assets/shell/main.0123456789.js');
  expect(originOf(error)).toEqual({ remote: 'cart', expose: 'pages-cart' });
});

test('an error without a stack is attributed to the script in the event', () => {
  expect(originOf('boom', 'https://www.tanabana.example/assets/content/dev/entry.js?r=1')).toEqual({
    remote: 'content',
    expose: 'entry',
  });
});

test('an error whose message contains the address of a record is attributed to the publisher of the record', () => {
  const { stack = '' } = errorIn('/assets/cart/pages-cart.0123456789.js');
  const error = new Error('/assets/catalogue/records/prices.0123456789.json cannot be read');
  expect(originOf(Object.assign(error, { stack }))).toEqual({ remote: 'catalogue', expose: 'prices' });
});

test('an error of a browser extension is ignored', () => {
  const report = jest.fn();
  reportUncaught(report);
  window.dispatchEvent(
    new ErrorEvent('error', { error: errorIn('/inject.js'), filename: 'chrome-extension://a/b.js' }),
  );
  expect(report).not.toHaveBeenCalled();
});

test('an error in an event handler and an unhandled rejection are reported', () => {
  const report = jest.fn();
  reportUncaught(report);
  const error = errorIn('/assets/cart/pages-cart.0123456789.js');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  const failure = { remote: 'cart', expose: 'pages-cart', kind: 'event', error };
  expect(report.mock.calls).toEqual([[failure], [failure]]);
});
