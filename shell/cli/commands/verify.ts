import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { resolveRelease } from '@tanabana/releases/deployments/resolveRelease';
import { placeholdersInWords, placeholderSettings } from '@tanabana/releases/releases/placeholderSettings';
import { needsWebhookSecret, WEBHOOK_REMINDER } from '@tanabana/releases/signatures/releaseSecret';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { JSON_OPTION, RELEASE_ARGUMENT, type AddCommand } from './addCommand';
import { verifiedChecks, verify } from '../../render/verify/verify';
import { ReleaseRefused } from '@tanabana/releases/releases/compose';

interface VerifyOptions {
  readonly browser?: boolean;
  readonly json?: boolean;
}

/**
 * Verifies a release and prints the result.
 * @param word id of a release, the beginning of an id, or a name such as `live`
 * @throws {ReleaseRefused} with all problems
 */
export async function verified(
  context: ReleaseContext,
  word: string,
  { browser = false, json = false }: VerifyOptions = {},
): Promise<{ readonly release: Release; readonly checks: string[] }> {
  const { releases, deployments, env } = context;
  const release = await releases.load(await resolveRelease(releases, deployments, word));
  const print = json ? () => undefined : context.print;
  const printJson = (outcome: object) => {
    if (json) context.print(JSON.stringify({ release: release.id, ...outcome }, null, 2));
  };
  try {
    const { pages, opened } = await runChecks(context, release, browser, print);
    const placeholders = placeholderSettings(release.settings, env);
    const warnings = [
      ...(placeholders.length > 0 ? [placeholdersInWords(placeholders)] : []),
      ...(needsWebhookSecret(release.settings) ? [WEBHOOK_REMINDER] : []),
    ];
    const checks = verifiedChecks(pages);
    if (opened !== undefined) checks.push(`${opened} pages opened in a browser`);
    const what =
      opened === undefined
        ? `and ${pages} pages rendered`
        : `${pages} pages rendered, and ${opened} opened in a browser`;
    print(`Release ${release.id} is in order: its files and budgets, ${what}.`);
    for (const warning of warnings) print(`Warning: ${warning}`);
    printJson({ isInOrder: true, checks, reasons: [], warnings });
    return { release, checks };
  } catch (error) {
    if (error instanceof ReleaseRefused) printJson({ isInOrder: false, reasons: error.reasons });
    throw error;
  }
}

async function runChecks(
  context: ReleaseContext,
  release: Release,
  inBrowser: boolean,
  log: (line: string) => void,
): Promise<{ readonly pages: number; readonly opened?: number }> {
  const render = () => verify(context, release, { print: log });
  if (!inBrowser) return { pages: await render() };
  // Imported only when needed, because Playwright is a development dependency.
  const { verifyInBrowser } = await import('../browser/verifyInBrowser').catch(withoutTool);
  const { verified: pages, opened } = await verifyInBrowser(context, release, render, log);
  return { pages, opened };
}

function withoutTool(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
  const tool = /'(.+?)'/.exec(message)?.[1] ?? 'what drives it';
  throw new Error(
    `TB-CONFIG-009: verify --browser needs ${tool}, which is not installed here; \`npm ci\` in a checkout does.`,
  );
}

export const verifyCommand: AddCommand = (commands, context) => {
  commands
    .command('verify')
    .description('Checks the files and budgets of a release, and renders every page with a known address.')
    .argument('[release]', RELEASE_ARGUMENT, 'newest')
    .option('--browser', 'also opens a page of each route in Chromium: errors, long tasks')
    .option(...JSON_OPTION)
    .action(async (word: string, options: VerifyOptions) => {
      await verified(context(), word, options);
    });
};
