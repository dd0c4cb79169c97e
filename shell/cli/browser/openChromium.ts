import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGUMENTS, chromiumPath } from '@tanabana/build/playwright/chromiumPath';
import { errorMessage } from '@tanabana/artefacts/store/errorMessage';

export async function openChromium(): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath: await chromiumPath(), args: [...BROWSER_ARGUMENTS] });
  } catch (error) {
    const [reason = ''] = errorMessage(error).split('\n');
    throw new Error(
      `TB-CONFIG-010: verify --browser needs a Chromium, and none starts (${reason}). \`npm ci\` installs one on Linux (x64); elsewhere name one: CHROMIUM_PATH=/path/to/chromium`,
    );
  }
}
