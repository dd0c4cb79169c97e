import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIREFOX_PREFERENCES } from './firefoxPreferences';
import { createKeyboard, type Keyboard } from './keyboard';
import { startProcesses } from './processes';
import { createSpeechLog, type SpeechLog } from './speechLog';

/** Maximum time until Orca has started, in milliseconds. */
const START_LIMIT_MS = 60_000;

/** A virtual display with Firefox and Orca. Orca writes its speech to a file. */
export interface Desktop {
  readonly keyboard: Keyboard;
  readonly speech: SpeechLog;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an X server, a session bus with accessibility services, the screen reader Orca, and Firefox with the address.
 * @throws {Error} when a program does not start, or nothing is spoken
 */
export async function startDesktop(address: string): Promise<Desktop> {
  const home = mkdtempSync(path.join(tmpdir(), 'tanabana-screen-reader-'));
  const environment = prepareHome(home);
  const processes = startProcesses(environment, home);
  const speech = createSpeechLog(path.join(home, 'spoken'));
  const remove = () => rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  const stop = async () => {
    await processes.stop();
    process.off('exit', remove);
    remove();
  };
  try {
    // X chooses a free display, and prints its number.
    const display = await processes.start(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-noreset'],
      true,
    );
    environment.DISPLAY = `:${display}`;
    environment.DBUS_SESSION_BUS_ADDRESS = await processes.start(
      'dbus-daemon',
      ['--session', '--nofork', '--print-address'],
      true,
    );
    await processes.start('orca', ['--user-prefs', path.join(home, 'orca')]);
    await speech.hear(/Screen reader on/, START_LIMIT_MS).catch(() => {
      throw new Error(`Orca does not start: ${readFileSync(path.join(home, 'orca.log'), 'utf8')}`);
    });
    await processes.start('firefox-esr', ['--no-remote', '--profile', path.join(home, 'firefox'), address]);
    const keyboard = createKeyboard(environment);
    await keyboard.focusWindow();
    return { keyboard, speech, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Creates a separate home folder for the programs.
 * @returns the environment of the programs
 */
function prepareHome(home: string): NodeJS.ProcessEnv {
  const runtime = path.join(home, 'run');
  mkdirSync(runtime, { mode: 0o700 });
  mkdirSync(path.join(home, 'firefox'));
  writeFileSync(path.join(home, 'firefox', 'user.js'), FIREFOX_PREFERENCES);
  writeFileSync(path.join(home, 'spoken'), '');
  // Orca loads its settings and the speech server from this folder.
  cpSync(path.join(import.meta.dirname, 'orca'), path.join(home, 'orca'), { recursive: true });
  return {
    PATH: process.env.PATH,
    HOME: home,
    LANG: 'C.UTF-8',
    XDG_RUNTIME_DIR: runtime,
    GSETTINGS_BACKEND: 'memory',
    GDK_BACKEND: 'x11',
    GNOME_ACCESSIBILITY: '1',
    MOZ_CRASHREPORTER_DISABLE: '1',
    SPOKEN_LOG: path.join(home, 'spoken'),
    PYTHONDONTWRITEBYTECODE: '1',
  };
}
