import type { Settings } from '@tanabana/runtime/settings/settings';
import { compose, releaseId } from '../composition/compose';
import type { ReleaseContext } from '../composition/releaseContext';
import type { PresentSources } from './presentSources';
import { deployablesOf, versionsOf, type Release } from '../composition/releaseDocument';
import { decideStart } from './startDecision';
import { verifiedChecks, verify } from '../render/verify/verify';

type Versions = Readonly<Record<string, string>>;

/** The release and the versions of the present sources, when they are known. */
interface NamedSources {
  readonly id?: string | undefined;
  readonly versions?: Versions | undefined;
}

/** Builds and publishes what is new of the sources, and composes a release of them, which is kept. */
export async function composePresentSources(
  { artefacts, releases, now }: ReleaseContext,
  sources: PresentSources,
  settings: Settings,
): Promise<Release> {
  const release = await compose(artefacts, await sources.publish(), settings, new Date(now()).toISOString());
  await releases.save(release);
  return release;
}

/**
 * Makes the present sources ready to be promoted, as far as the history lets a start do so: builds, composes and
 * verifies them. Nothing that visitors see changes yet, and nothing is composed that would not be promoted.
 * @param checkout the checkout that starts, when it can be told from others
 * @returns promotes them when still nothing speaks against it, else prints why not, and the command that does it;
 * gives the id of the release that is live
 * @throws {Error} when a build fails, or the release is refused
 */
export async function preparePresentSources(
  context: ReleaseContext,
  sources: PresentSources,
  settings: Settings,
  checkout: string | undefined,
): Promise<() => Promise<string>> {
  const planned = async (versions: Versions | undefined) => {
    const id = versions && releaseId(versions, settings);
    return { id, versions, ...decideStart(await context.deployments.recent(Infinity), id, checkout) };
  };
  const known = await sources.versions();
  const before = await planned(known);
  if (before.action === 'keep') return () => keepLive(context, before, before.because);
  // Sources that are not known by their version are named by what they build to.
  const decision = known ? before : await planned(await sources.publish());
  if (decision.action === 'keep') return () => keepLive(context, decision, decision.because);
  const { id, versions } = decision;
  if (decision.action === 'serve' && id !== undefined && versions)
    return () => promoteUnlessKept(context, { id, versions }, checkout);
  if (id !== undefined && versions) await announce(context, id, versions);
  const release = await composePresentSources(context, sources, settings);
  const checks = verifiedChecks(await verify(context, release));
  const composed = { id: release.id, versions: versionsOf(release) };
  return () => promoteUnlessKept(context, composed, checkout, checks);
}

/** Says what is about to be promoted, and in place of what. */
async function announce(
  { deployments, releases, print }: ReleaseContext,
  id: string,
  versions: Versions,
): Promise<void> {
  const present = await deployments.latest();
  const live = present && (await releases.load(present.live).catch(() => undefined));
  const before = new Map(live && deployablesOf(live).map(({ name, version }) => [name, version]));
  print(
    `About to promote release ${id}${present ? ` in place of ${present.live}` : ': nothing is live yet'}.`,
  );
  for (const [name, version] of Object.entries(versions)) {
    const old = before.get(name);
    if (old !== version) print(`  ${name.padEnd(10)} ${old === undefined ? '' : `${old} → `}${version}`);
  }
}

/** Promotes a release unless the history, which may have grown meanwhile, speaks against it. */
async function promoteUnlessKept(
  context: ReleaseContext,
  sources: { readonly id: string; readonly versions: Versions },
  checkout: string | undefined,
  checks?: string[],
): Promise<string> {
  const { id } = sources;
  for (;;) {
    const history = await context.deployments.recent(Infinity);
    const decision = decideStart(history, id, checkout);
    if (decision.action === 'serve') return id;
    if (decision.action === 'keep') return keepLive(context, sources, decision.because);
    const deployment = await context.deployments.add((present) =>
      present?.number === history[0]?.number
        ? { action: 'promote', live: id, ...(checkout && { checkout }), ...(checks && { checks }) }
        : undefined,
    );
    if (deployment) return id;
  }
}

async function keepLive(
  { deployments, print }: ReleaseContext,
  { id, versions = {} }: NamedSources,
  because: string,
): Promise<string> {
  const { live = '' } = (await deployments.latest()) ?? {};
  print(`The present sources${id === undefined ? '' : `, release ${id},`} were not promoted: ${because}.`);
  for (const [name, version] of Object.entries(versions)) print(`  ${name.padEnd(10)} ${version}`);
  print(`Release ${live} stays live. To promote the present sources: npm run release -- promote --sources`);
  return live;
}
