import type { ReleaseContext } from '../../composition/releaseContext';
import { namedRelease } from '../../composition/namedRelease';
import type { Release } from '../../composition/releaseDocument';
import { JSON_OPTION, RELEASE_ARGUMENT } from '../releaseArgument';
import type { AddCommand } from '../addCommand';
import { verifiedChecks, verify } from '../../render/verify/verify';
import { ReleaseRefused } from '../../composition/compose';

interface VerifyOptions {
  /** Whether pages are opened in a browser too. */
  readonly browser?: boolean;
  readonly json?: boolean;
}

/**
 * Loads a release and verifies it, telling of it.
 * @param word what the caller calls it
 * @returns with what was checked, in words
 */
export async function verified(
  context: ReleaseContext,
  word: string,
  { browser }: VerifyOptions = {},
): Promise<{ readonly release: Release; readonly checks: string[] }> {
  const { print } = context;
  const release = await loaded(context, word);
  const { pages, opened } = await tried(context, release, browser, print);
  const what =
    opened === undefined
      ? `and ${pages} pages rendered`
      : `${pages} pages rendered, and ${opened} opened in a browser`;
  print(`Release ${release.id} is in order: its files and budgets, ${what}.`);
  return { release, checks: checksOf({ pages, opened }) };
}

/** As above, for other tools: what was checked, and everything that is wrong. */
async function verifyAsJson(
  context: ReleaseContext,
  word: string,
  { browser }: VerifyOptions,
): Promise<void> {
  const release = await loaded(context, word);
  const say = (outcome: object) =>
    context.print(JSON.stringify({ release: release.id, ...outcome }, null, 2));
  try {
    const checks = checksOf(await tried(context, release, browser));
    say({ isInOrder: true, checks, reasons: [] });
  } catch (error) {
    if (error instanceof ReleaseRefused) say({ isInOrder: false, reasons: error.reasons });
    throw error;
  }
}

async function loaded({ releases, deployments }: ReleaseContext, word: string): Promise<Release> {
  return releases.load(await namedRelease(releases, deployments, word));
}

/** How many pages were tried. */
interface TriedPages {
  readonly pages: number;
  /** Those that a browser opened; none of them without one. */
  readonly opened?: number | undefined;
}

/** @throws {ReleaseRefused} with everything that is wrong */
async function tried(
  context: ReleaseContext,
  release: Release,
  inBrowser = false,
  log: (line: string) => void = () => undefined,
): Promise<TriedPages> {
  const render = () => verify(context, release);
  if (!inBrowser) return { pages: await render() };
  // What drives a browser is a tool of development: machines that only serve lack it.
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

function checksOf({ pages, opened }: TriedPages): string[] {
  return [...verifiedChecks(pages), ...(opened === undefined ? [] : [`${opened} pages opened in a browser`])];
}

/** `verify`: says everything that is wrong with a release, and who has to act. */
export const verifyCommand: AddCommand = (commands, context) => {
  commands
    .command('verify')
    .summary('tries a release: files, budgets, every page with a fixed address')
    .description('Tries a release: its files, its budgets, and every page with a fixed address.')
    .argument('[release]', RELEASE_ARGUMENT, 'newest')
    .option('--browser', 'counts long tasks too, of a page of each route, in Chromium')
    .option(...JSON_OPTION)
    .action(async (word: string, options: VerifyOptions) => {
      await (options.json ? verifyAsJson : verified)(context(), word, options);
    });
};
