import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Keyboard {
  /** Presses a key by its X name, such as `Tab` or `ctrl+a`. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits for the browser's window and focuses it. */
  focusWindow(): Promise<void>;
}

/** @param environment names the display in `DISPLAY` */
export function createKeyboard(environment: NodeJS.ProcessEnv): Keyboard {
  const xdotool = (...args: readonly string[]) => run('xdotool', args, { env: environment, timeout: 90_000 });
  return {
    async press(key) {
      await xdotool('key', key);
    },
    async type(text) {
      await xdotool('type', '--delay', '60', text);
    },
    async focusWindow() {
      const { stdout } = await xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox');
      const window = stdout.trim().split('\n').at(-1) ?? '';
      await xdotool('windowsize', '--sync', window, '1280', '900', 'windowmove', window, '0', '0');
      await xdotool('windowfocus', '--sync', window);
    },
  };
}
