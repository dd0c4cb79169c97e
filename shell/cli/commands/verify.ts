import type { ReleaseContext } from '../../composition/releaseContext';
import { resolveRelease } from '../../composition/deployments/resolveRelease';
import { placeholdersInWords, placeholderSettings } from '../../composition/releases/placeholderSettings';
import type { Release } from '../../composition/releases/releaseDocument';
import { JSON_OPTION, RELEASE_ARGUMENT } from '../releaseArgument';
import type { AddCommand } from '../addCommand';
import { verifiedChecks, verify } from '../../render/verify/verify';
import { ReleaseRefused } from '../../composition/releases/compose';

interface VerifyOptions {
  /** Whether pages are also opened in a browser. */
  readonly browser?: boolean;
  readonly json?: boolean;
}

/**
 * Loads a release, verifies it and prints the result.
 * @param word see `resolveRelease`
 * @returns the release, and what was checked
 * @throws {ReleaseRefused} with all problems
 */
export async function verified(
  context: ReleaseContext,
  word: string,
  { browser }: VerifyOptions = {},
): Promise<{ readonly release: Release; readonly checks: string[] }> {
  const { print } = context;
  const release = await loadNamed(context, word);
  const { pages, opened } = await runChecks(context, release, browser, print);
  const what =
    opened === undefined
      ? `and ${pages} pages rendered`
      : `${pages} pages rendered, and ${opened} opened in a browser`;
  print(`Release ${release.id} is in order: its files and budgets, ${what}.`);
  for (const warning of warningsAbout(release, context)) print(`Warning: ${warning}`);
  return { release, checks: checksOf({ pages, opened }) };
}

/** Like `verified`, but prints JSON. */
async function verifyAsJson(
  context: ReleaseContext,
  word: string,
  { browser }: VerifyOptions,
): Promise<void> {
  const release = await loadNamed(context, word);
  const printJson = (outcome: object) =>
    context.print(JSON.stringify({ release: release.id, ...outcome }, null, 2));
  try {
    const checks = checksOf(await runChecks(context, release, browser));
    printJson({ isInOrder: true, checks, reasons: [], warnings: warningsAbout(release, context) });
  } catch (error) {
    if (error instanceof ReleaseRefused) printJson({ isInOrder: false, reasons: error.reasons });
    throw error;
  }
}

function warningsAbout({ settings }: Release, { env }: ReleaseContext): string[] {
  const names = placeholderSettings(settings, env);
  return names.length > 0 ? [placeholdersInWords(names)] : [];
}

async function loadNamed({ releases, deployments }: ReleaseContext, word: string): Promise<Release> {
  return releases.load(await resolveRelease(releases, deployments, word));
}

interface VerifiedPages {
  readonly pages: number;
  /** Number of pages opened in a browser, with `--browser`. */
  readonly opened?: number | undefined;
}

/** @throws {ReleaseRefused} with all problems */
async function runChecks(
  context: ReleaseContext,
  release: Release,
  inBrowser = false,
  log: (line: string) => void = () => undefined,
): Promise<VerifiedPages> {
  const render = () => verify(context, release);
  if (!inBrowser) return { pages: await render() };
  // Loaded on demand: Playwright is a development dependency.
  const { verifyInBrowser } = await import('../browser/verifyInBrowser').catch(withoutTool);
  const { verified: pages, opened } = await verifyInBrowser(context, release, render, log);
  return { pages, opened };
}

function withoutTool(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
  const tool = /'(.+?)'/.exec(message)?.[1] ?? 'what drives it';
  throw new Error(
    `verify --browser needs ${tool}, which is not installed here; \`npm ci\` in a checkout does.`,
  );
}

function checksOf({ pages, opened }: VerifiedPages): string[] {
  return [...verifiedChecks(pages), ...(opened === undefined ? [] : [`${opened} pages opened in a browser`])];
}

/** `verify`: checks a release, and prints all problems with the teams in charge. */
export const verifyCommand: AddCommand = (commands, context) => {
  commands
    .command('verify')
    .summary('checks the files, budgets and pages of a release')
    .description('Checks the files and budgets of a release, and renders every page with a known address.')
    .argument('[release]', RELEASE_ARGUMENT, 'newest')
    .option('--browser', 'also counts long tasks of a page of each route, in Chromium')
    .option(...JSON_OPTION)
    .action(async (word: string, options: VerifyOptions) => {
      await (options.json ? verifyAsJson : verified)(context(), word, options);
    });
};
