import { DOCUMENT_DATA_ID } from '@tanabana/contract/remotes/composition';
import type { Settings } from '@tanabana/contract/settings/settings';
import { FAILURES_PATH } from '../protocol/reportPaths';
import { START_RETRIES, START_SPECIFIER } from './importMap';
import { ACT_STATUS_ID } from '../protocol/elementIds';

const NOTICE_ID = 'tanabana-start-notice';

/** Empty reference, which resolves to the address of the current page. */
const THIS_PAGE = '';

const SLOW_MS = 8_000;

/** Timeout of one attempt to load the scripts, in milliseconds. The next attempt uses another address. */
const TIMEOUT_MS = 20_000;

/** Delay before the first retry, in milliseconds. The delay doubles with each retry. */
const RETRY_DELAY_MS = 1_000;

/**
 * Inline script that starts the shell. If the start fails, the script reports the first failure, displays a notice, and
 * retries with the other addresses in the import map. A browser without import maps displays the notice without a retry
 * or a report.
 *
 * The import map contains the integrity of the entry. Firefox refuses the map if an extension has loaded a module
 * first. The script then checks the integrity itself.
 */
export const START_SCRIPT = `{
const notice = document.getElementById('${NOTICE_ID}');
const [waiting, failed] = notice.children;
const { supports } = HTMLScriptElement;
const knowsImportMaps = !!supports && supports('importmap');
let isStarted = false;
let isReported = false;
const report = (error) => {
  if (isReported) return;
  isReported = true;
  const { composition } = JSON.parse(document.getElementById('${DOCUMENT_DATA_ID}').textContent);
  const message = String(error).slice(0, 500);
  const failure = { remote: 'shell', version: composition.shell, expose: './start', kind: 'start', message };
  navigator.sendBeacon('${FAILURES_PATH}', new Blob([JSON.stringify(failure)], { type: 'application/json' }));
};
const load = async (specifier) => {
  try {
    return await import(specifier);
  } catch (error) {
    await new Promise((done) => setTimeout(done));
    const { refusedMap } = window.tanabanaEarlyActs ?? {};
    if (!refusedMap) throw error;
    const { imports, integrity } = JSON.parse(refusedMap);
    const address = imports[specifier];
    await fetch(address, { integrity: integrity[address] });
    return import(address);
  }
};
const start = async (attempt) => {
  const timeout = new Promise((_, reject) => {
    setTimeout(reject, ${TIMEOUT_MS}, new Error('The scripts did not start within ${TIMEOUT_MS / 1_000} s'));
  });
  const started = load('${START_SPECIFIER}' + (attempt > 0 ? '/' + attempt : '')).then(() => {
    isStarted = true;
    notice.hidden = true;
  });
  try {
    await Promise.race([started, timeout]);
  } catch (error) {
    if (isStarted) return;
    if (knowsImportMaps) report(error);
    notice.hidden = false;
    const isLast = attempt === ${START_RETRIES.length} || !knowsImportMaps;
    failed.hidden = !isLast;
    waiting.hidden = isLast;
    if (isLast) {
      if (window.tanabanaEarlyActs) tanabanaEarlyActs.isLive = () => true;
      for (const control of document.querySelectorAll('[data-pressed]')) {
        control.removeAttribute('aria-busy');
        control.setAttribute('aria-describedby', '${NOTICE_ID}');
      }
    }
    if (!isLast) setTimeout(start, ${RETRY_DELAY_MS} * 2 ** attempt, attempt + 1);
  }
};
setTimeout(() => (notice.hidden = isStarted), ${SLOW_MS});
start(0);
}`;

export function StartScript({ contact }: Pick<Settings, 'contact'>) {
  return (
    <>
      <p id={ACT_STATUS_ID} role="status" />
      <div id={NOTICE_ID} className="start-notice" role="alert" hidden>
        <p>You can read this page and follow its links. Its buttons are still loading…</p>
        <p hidden>
          You can read this page and follow its links, but its buttons did not load.{' '}
          <a href={THIS_PAGE}>Reload the page</a>, or reach us at{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a> or {contact.phone}.
        </p>
      </div>
      <script dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />
    </>
  );
}
