import { UsageError } from '@tanabana/releases/errors/usageError';
import type { Canary } from '@tanabana/releases/documents/deployment';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { REASON_OPTION, RELEASE_ARGUMENT, type AddCommand } from './addCommand';
import { formatPercent, sharesInWords } from '@tanabana/releases/deployments/canarySchedule';
import { canaryShare, startCanary, stopCanary } from '@tanabana/releases/deployments/deployReleases';
import { verified } from './verify';

type Shares = Pick<Canary, 'share' | 'schedule'>;

interface CanaryOptions {
  readonly reason?: string;
  readonly steps?: readonly number[];
  /** Duration of a step, in seconds. */
  readonly every?: number;
}

const SECONDS: Readonly<Record<string, number>> = { m: 60, h: 3_600 };

function parseShare(word: string): number {
  const share = canaryShare(/^(.*)%$/.exec(word)?.[1] ?? '');
  if (share !== undefined) return share;
  throw new UsageError(
    `TB-USAGE-004: "${word}" is not a share of the visitors: use a number above 0% and below 100%, as in 5%.`,
  );
}

function parseSteps(words: string): readonly number[] {
  const steps = words.split(',').map((word) => canaryShare(word) ?? NaN);
  const isGrowing = steps.every((step, index) => step > (steps[index - 1] ?? 0));
  if (isGrowing && steps.length > 1) return steps;
  throw new UsageError(
    `TB-USAGE-012: --steps ${words} are no growing shares between 0 and 100 per cent, as in 5,20,50.`,
  );
}

function parseDuration(word: string): number {
  const [, count, unit = ''] = /^([1-9]\d{0,3})([mh])$/.exec(word) ?? [];
  if (count !== undefined) return Number(count) * (SECONDS[unit] ?? 0);
  throw new UsageError(`TB-USAGE-013: --every ${word} is no duration, as in 15m or 2h.`);
}

/** @param word `start` for a canary in steps, otherwise a share */
function sharesOf(word: string, { steps = [], every }: CanaryOptions): Shares {
  const [share, ...next] = steps;
  if (word === 'start' && share !== undefined && every !== undefined)
    return { share, schedule: { steps: next, everySeconds: every } };
  if (word === 'start' || share !== undefined || every !== undefined)
    throw new UsageError(
      'TB-USAGE-014: A canary in steps is started as in: canary start --steps 5,20,50 --every 15m',
    );
  return { share: parseShare(word) };
}

export const canaryCommand: AddCommand = (commands, context) => {
  commands
    .command('canary')
    .description(
      'Verifies a release and shows it to a share of the visitors, or changes that share, or ends it. The share can grow in steps.',
    )
    .usage('[options] [release] 5% | [release] start --steps 5,20,50 --every 15m | off')
    .argument('<release>', `${RELEASE_ARGUMENT}; by default the running canary, or the newest`)
    .argument('[share]', 'above 0% and below 100%, or start for steps, or off to end the canary')
    .option('--steps <shares>', 'growing shares of the visitors, in per cent', parseSteps)
    .option('--every <duration>', 'duration of each step but the last, in m or h', parseDuration)
    .option(...REASON_OPTION)
    .action(async (first: string, second: string | undefined, options: CanaryOptions) => {
      if (first === 'off' && second === undefined) await endCanary(context(), options.reason);
      else {
        const release = second === undefined ? undefined : first;
        await showCanary(context(), release, sharesOf(second ?? first, options), options.reason);
      }
    });
};

async function endCanary({ deployments, print }: ReleaseContext, reason = 'Ended by hand.'): Promise<void> {
  await stopCanary(deployments, reason);
  print('Everybody gets the live release.');
}

async function showCanary(
  context: ReleaseContext,
  word: string | undefined,
  shares: Shares,
  reason: string | undefined,
): Promise<void> {
  const { deployments, print } = context;
  const { share, schedule } = shares;
  const present = await deployments.latest();
  const { release, checks } = await verified(context, word ?? (present?.canary ? 'canary' : 'newest'));
  const history = deployments.actingOn(present?.number ?? 0);
  await startCanary(history, release.id, share, { reason, checks, schedule });
  const steps = schedule ? `, in steps: ${sharesInWords(shares)}` : '';
  print(`Release ${release.id} is shown to ${formatPercent(share)} of the visitors${steps}.`);
}
