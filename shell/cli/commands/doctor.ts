import { UsageError } from '@tanabana/artefacts/usageError';
import type { ReleaseContext } from '../../composition/releaseContext';
import { placeholdersInWords, placeholderSettings } from '../../composition/releases/placeholderSettings';
import type { AddCommand } from '../addCommand';
import { checkCdn } from '../doctor/checkCdn';
import { checkStore } from '../doctor/checkStore';
import { check, type Finding } from '../doctor/finding';
import { JSON_OPTION } from '../releaseArgument';

/** `doctor`: checks what releases and servers require of the configured stores and the CDN, and the live settings. */
export const doctorCommand: AddCommand = (commands, context) => {
  commands
    .command('doctor')
    .summary('checks the configured stores, the live settings and the CDN')
    .description(
      'Checks the configured stores (conditional writes, read-after-write and list consistency, clocks), the contact details of the live release and, through a CDN, Cache-Control and Vary.',
    )
    .option('--cdn <address>', 'public address of a page of the shop', parseAddress)
    .option(...JSON_OPTION)
    .action(async ({ cdn, json }: { cdn?: string; json?: boolean }) => {
      const { print, ...stores } = context();
      const findings = await examine(stores, cdn);
      if (json) print(JSON.stringify(findings, null, 2));
      else for (const finding of findings) print(inWords(finding));
      const faults = findings.filter(({ fault }) => fault !== undefined).length;
      if (faults > 0) throw new Error(`${faults} of ${findings.length} checks failed.`);
      if (!json) print(`All ${findings.length} checks passed.`);
    });
};

function parseAddress(word: string): string {
  if (URL.canParse(word) && /^https?:$/.test(new URL(word).protocol)) return word;
  throw new UsageError(`--cdn ${word} is not an address, as in https://www.example.com`);
}

async function examine(
  { env, data, artefacts, objects, releases, deployments, now }: Omit<ReleaseContext, 'print'>,
  cdn: string | undefined,
): Promise<readonly Finding[]> {
  const { RELEASES_BUCKET, ARTEFACTS_DIR, RELEASE_SECRET } = env;
  const where = RELEASES_BUCKET ? `bucket ${RELEASES_BUCKET}` : data;
  const builds = RELEASES_BUCKET ? where : (ARTEFACTS_DIR ?? data);
  const stores = [
    ...(await checkStore(objects, `releases (${where})`, now)),
    ...(await checkStore(artefacts.objects, `builds (${builds})`, now)),
  ];
  const live = stores.every(({ fault }) => fault === undefined) ? await deployments.latest() : undefined;
  return [
    ...stores,
    ...(RELEASES_BUCKET
      ? [
          await check('this machine', 'RELEASE_SECRET is set', () =>
            Promise.resolve(
              RELEASE_SECRET
                ? undefined
                : 'Each machine would generate its own: preview links would work on one machine only, and reports of browsers would be refused by the others.',
            ),
          ),
        ]
      : []),
    ...(live
      ? [
          await check('the live release', 'contact details are not placeholders', async () => {
            const { settings } = await releases.load(live.live);
            const names = placeholderSettings(settings, env);
            return names.length > 0 ? placeholdersInWords(names) : undefined;
          }),
        ]
      : []),
    ...(cdn === undefined ? [] : await checkCdn(cdn, { now })),
  ];
}

function inWords({ place, promise, fault }: Finding): string {
  return fault === undefined ? `ok      ${place}: ${promise}` : `FAILED  ${place}: ${promise}. ${fault}`;
}
