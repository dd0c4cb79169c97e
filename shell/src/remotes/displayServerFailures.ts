import { FAILURES_PATH } from '../../protocol/reportPaths';

/** Displays failures on the development server in the console and in the overlay. */
export async function displayServerFailures(): Promise<void> {
  const texts = (await (await fetch(FAILURES_PATH)).json()) as readonly string[];
  for (const message of texts) {
    console.error(message);
    // Without a stack and a script, the event is not reported as a failure of the shell.
    const error = Object.assign(new Error(message), { stack: '' });
    window.dispatchEvent(new ErrorEvent('error', { error, message }));
  }
}
