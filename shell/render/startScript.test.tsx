import { renderToStaticMarkup } from 'react-dom/server';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { START_SCRIPT, StartScript } from './startScript';

/** @param knowsImportMaps whether the browser supports import maps */
function openDocument(knowsImportMaps = true) {
  HTMLScriptElement.supports = (type) => knowsImportMaps && type === 'importmap';
  const sent: string[] = [];
  navigator.sendBeacon = (address, body) => {
    const reader = new FileReader();
    reader.onload = () => sent.push(`${String(address)} ${reader.result as string}`);
    reader.readAsText(body as Blob);
    return true;
  };
  document.body.innerHTML =
    '<script type="application/json" id="tanabana-document">{"composition":{"shell":"1.0.0"}}</script>' +
    renderToStaticMarkup(<StartScript contact={defaultSettings.contact} />);
  const script = document.createElement('script');
  script.textContent = START_SCRIPT;
  document.body.append(script);
  const notice = document.getElementById('tanabana-start-notice');
  return {
    sent,
    words: () => (notice?.hidden ? '' : [...(notice?.children ?? [])].map(visibleText).join('')),
  };
}

const visibleText = (element: Element) => ((element as HTMLElement).hidden ? '' : element.textContent);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a failed start shows a notice, is reported once and retried three times', async () => {
  const { sent, words } = openDocument();
  expect(words()).toBe('');
  await jest.advanceTimersByTimeAsync(500);
  expect(words()).toMatch(/^You can read this page and follow its links. Its buttons are still loading/);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(words()).toMatch(/still loading/);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(words()).toMatch(/its buttons did not load\. Reload the page, or reach us at /);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(
    /^\/_failures \{"remote":"shell","version":"1\.0\.0","expose":"\.\/start","kind":"start",/,
  );
});

test('a browser without import maps shows the notice immediately, without a report', async () => {
  const { sent, words } = openDocument(false);
  await jest.advanceTimersByTimeAsync(10);
  expect(words()).toMatch(/its buttons did not load/);
  await jest.advanceTimersByTimeAsync(20_000);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([]);
});
