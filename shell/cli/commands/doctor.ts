import { UsageError } from '@tanabana/build/publish/usageError';
import type { ReleaseContext } from '../../composition/releaseContext';
import type { AddCommand } from '../addCommand';
import { checkCdn } from '../doctor/checkCdn';
import { checkStore } from '../doctor/checkStore';
import { tried, type Finding } from '../doctor/finding';
import { JSON_OPTION } from '../releaseArgument';

/** `doctor`: whether the configured places keep what releases and servers rely on. */
export const doctorCommand: AddCommand = (commands, context) => {
  commands
    .command('doctor')
    .summary('tries what the configured places have to promise')
    .description(
      'Tries what the configured places have to promise: conditional writes, reading and listing at once what was written, clocks; and through a CDN Cache-Control and Vary.',
    )
    .option('--cdn <address>', 'a page of the shop, as visitors open it', addressNamed)
    .option(...JSON_OPTION)
    .action(async ({ cdn, json }: { cdn?: string; json?: boolean }) => {
      const { print, ...places } = context();
      const findings = await examine(places, cdn);
      if (json) print(JSON.stringify(findings, null, 2));
      else for (const finding of findings) print(inWords(finding));
      const faults = findings.filter(({ fault }) => fault !== undefined).length;
      if (faults > 0) throw new Error(`${faults} of ${findings.length} promises are not kept.`);
      if (!json) print(`All ${findings.length} promises are kept.`);
    });
};

function addressNamed(word: string): string {
  if (URL.canParse(word) && /^https?:$/.test(new URL(word).protocol)) return word;
  throw new UsageError(`--cdn ${word} is no address; say one as https://www.example.com`);
}

async function examine(
  { env, data, artefacts, objects, now }: Omit<ReleaseContext, 'print'>,
  cdn: string | undefined,
): Promise<readonly Finding[]> {
  const { RELEASES_BUCKET, ARTEFACTS_DIR, RELEASE_SECRET } = env;
  const where = RELEASES_BUCKET ? `bucket ${RELEASES_BUCKET}` : data;
  const builds = RELEASES_BUCKET ? where : (ARTEFACTS_DIR ?? data);
  return [
    ...(await checkStore(objects, `releases (${where})`, now)),
    ...(await checkStore(artefacts.objects, `builds (${builds})`, now)),
    ...(RELEASES_BUCKET
      ? [
          await tried('this machine', 'RELEASE_SECRET is set', () =>
            Promise.resolve(
              RELEASE_SECRET
                ? undefined
                : 'Each machine would make one of its own: preview links would open on one machine only, and a canary could not be judged on what all saw.',
            ),
          ),
        ]
      : []),
    ...(cdn === undefined ? [] : await checkCdn(cdn, { now })),
  ];
}

function inWords({ place, promise, fault }: Finding): string {
  return fault === undefined ? `kept    ${place}: ${promise}` : `BROKEN  ${place}: ${promise}. ${fault}`;
}
