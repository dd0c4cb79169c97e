import '@tanabana/build/publish/productionMode';
import path from 'node:path';
import { checkoutId } from './cli/checkoutId';
import { presentSources } from './cli/presentSources';
import { preparePresentSources } from './cli/promotePresentSources';
import { settingsWith } from './composition/settingsWith';
import { endWithReason, runStorefront } from './server/runStorefront';

/** `npm start`: promotes this checkout's sources as far as the history lets it, and serves. */
async function start(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  const settings = settingsWith(process.env.SETTINGS);
  await runStorefront({
    root,
    env: process.env,
    googleClientId: () => Promise.resolve(settings.googleClientId),
    prepare: async (context) =>
      preparePresentSources(context, presentSources(context), settings, await checkoutId(root)),
    print: (line) => console.log(line),
  });
}

start().catch(endWithReason);
