// How often canaries are stopped, by chance and rightly, and how soon: npx tsx shell/bench/canaries.ts [how many]
import { judgeCanary } from '../server/canary/judgeCanary';

/** Visitors of the canary after which a canary is promoted. */
const VISITORS = 2_000;

/** Each canary is looked at again after so many of its visitors. */
const LOOK_EVERY = 5;

const canaries = Number(process.argv[2] ?? 2_000);

/** What the shop did before: a fixed margin, looked at again and again. */
function bareMargin({ canary, live }: Parameters<typeof judgeCanary>[0]): boolean {
  const [tried, before] = [canary[0], live[0]];
  if (!tried || !before || tried.visitors < 50 || tried.failed.length < 5) return false;
  return tried.failed.length / tried.visitors > before.failed.length / Math.max(50, before.visitors) + 0.02;
}

interface Course {
  readonly share: number;
  readonly before: number;
  readonly after: number;
}

/** Follows one canary. @returns after how many visitors each rule stops it */
function follow({ share, before, after }: Course): { readonly sequential?: number; readonly bare?: number } {
  const sides = {
    live: { visitors: 0, failed: [] as string[] },
    canary: { visitors: 0, failed: [] as string[] },
  };
  const stopped: { sequential?: number; bare?: number } = {};
  while (
    sides.canary.visitors < VISITORS &&
    (stopped.sequential === undefined || stopped.bare === undefined)
  ) {
    const isCanary = Math.random() < share;
    const side = isCanary ? sides.canary : sides.live;
    side.visitors += 1;
    if (Math.random() < (isCanary ? after : before)) side.failed.push(`${isCanary} ${side.visitors}`);
    if (!isCanary || side.visitors % LOOK_EVERY !== 0) continue;
    const counts = { live: [sides.live], canary: [sides.canary] };
    if (judgeCanary(counts) !== undefined) stopped.sequential ??= side.visitors;
    if (bareMargin(counts)) stopped.bare ??= side.visitors;
  }
  return stopped;
}

const COURSES: readonly Course[] = [
  { share: 0.05, before: 0.005, after: 0.005 },
  { share: 0.05, before: 0.03, after: 0.03 },
  { share: 0.05, before: 0.03, after: 0.05 },
  { share: 0.5, before: 0.03, after: 0.05 },
  { share: 0.05, before: 0.005, after: 0.05 },
  { share: 0.05, before: 0.005, after: 0.1 },
  { share: 0.5, before: 0.005, after: 0.1 },
  { share: 0.05, before: 0.005, after: 0.3 },
  { share: 0.05, before: 0.03, after: 0.1 },
];

const percent = (part: number) => `${((100 * part) / canaries).toFixed(1)} %`;
console.log('| share | fails before | after | stopped | half of them by visitor | by the bare margin |');
console.log('| ---: | ---: | ---: | ---: | ---: | ---: |');
for (const course of COURSES) {
  const outcomes = Array.from({ length: canaries }, () => follow(course));
  const times = outcomes.flatMap(({ sequential }) => sequential ?? []).sort((a, b) => a - b);
  const bare = outcomes.filter((outcome) => outcome.bare !== undefined).length;
  const median = times[Math.floor(times.length / 2)];
  const { share, before, after } = course;
  console.log(
    `| ${share * 100} % | ${before * 100} % | ${after * 100} % | ${percent(times.length)} | ${median ?? ''} | ${percent(bare)} |`,
  );
}
