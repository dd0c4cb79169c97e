import { UsageError } from '@tanabana/releases/errors/usageError';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { placeholdersInWords, placeholderSettings } from '@tanabana/releases/releases/placeholderSettings';
import { needsWebhookSecret, WEBHOOK_REMINDER } from '@tanabana/releases/signatures/releaseSecret';
import { JSON_OPTION, type AddCommand } from './addCommand';
import { checkCdn } from '../doctor/checkCdn';
import { checkStore } from '../doctor/checkStore';
import { check, type Finding } from '../doctor/finding';

export const doctorCommand: AddCommand = (commands, context) => {
  commands
    .command('doctor')
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
      if (faults > 0) throw new Error(`TB-DOCTOR-001: ${faults} of ${findings.length} checks failed.`);
      if (!json) print(`All ${findings.length} checks passed.`);
    });
};

function parseAddress(word: string): string {
  if (URL.canParse(word) && /^https?:$/.test(new URL(word).protocol)) return word;
  throw new UsageError(`TB-USAGE-010: --cdn ${word} is not an address, as in https://www.example.com`);
}

async function examine(
  { env, data, artefacts, objects, releases, deployments, now }: Omit<ReleaseContext, 'print'>,
  cdn: string | undefined,
): Promise<readonly Finding[]> {
  const { RELEASES_BUCKET, ARTEFACTS_DIR, RELEASE_SECRET, WEBHOOK_SECRET } = env;
  const where = RELEASES_BUCKET ? `bucket ${RELEASES_BUCKET}` : data;
  const builds = RELEASES_BUCKET ? where : (ARTEFACTS_DIR ?? data);
  const findings = [
    ...(await checkStore(objects, `releases (${where})`, now)),
    ...(await checkStore(artefacts.objects, `builds (${builds})`, now)),
  ];
  const live = findings.every(({ fault }) => fault === undefined) ? await deployments.latest() : undefined;
  if (RELEASES_BUCKET) {
    const shareSecret = () =>
      RELEASE_SECRET
        ? undefined
        : 'Each machine would generate its own: preview links would work on one machine only, and reports of browsers would be refused by the others.';
    findings.push(await check('this machine', 'RELEASE_SECRET is set', shareSecret));
  }
  if (live) {
    const { settings } = await releases.load(live.live);
    if (needsWebhookSecret(settings)) {
      const signMessages = () => (WEBHOOK_SECRET ? undefined : WEBHOOK_REMINDER);
      findings.push(await check('this machine', 'WEBHOOK_SECRET is set', signMessages));
    }
    const nameContacts = () => {
      const names = placeholderSettings(settings, env);
      return names.length > 0 ? placeholdersInWords(names) : undefined;
    };
    findings.push(await check('the live release', 'contact details are not placeholders', nameContacts));
  }
  return cdn === undefined ? findings : [...findings, ...(await checkCdn(cdn, now))];
}

function inWords({ place, promise, fault }: Finding): string {
  return fault === undefined ? `ok      ${place}: ${promise}` : `FAILED  ${place}: ${promise}. ${fault}`;
}
