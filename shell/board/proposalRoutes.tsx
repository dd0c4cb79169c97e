import { UsageError } from '@tanabana/releases/errors/usageError';
import type { FastifyInstance } from 'fastify';
import { resolveRelease } from '@tanabana/releases/deployments/resolveRelease';
import { changedVersions, compose, ReleaseRefused } from '@tanabana/releases/releases/compose';
import { releaseDifferences } from '@tanabana/releases/releases/releaseDifferences';
import { versionsOf, type Release } from '@tanabana/releases/documents/releaseDocument';
import { BoardForm, readForm } from './boardForm';
import type { BoardOptions } from './boardOptions';
import { Differences } from './Differences';
import { formatTime } from './format';
import { Notice, sendPage } from './page';

/** Value that is selected instead of a version, to remove the remote. */
const OMITTED = 'none';

/** Maximum number of selectable versions of a deployable. */
const MAX_VERSIONS = 20;

const PICK = /^([a-z]{1,60})@(none|\d{1,6}\.\d{1,6}\.\d{1,6}-[0-9a-f]{10})$/;

/**
 * Parses selected versions.
 * @param words as in `cart@1.0.0-0123456789`, or `cart@none`
 * @returns deployable → version, or `none`
 * @throws {UsageError} when a word is malformed
 */
function picksOf(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    words.map((word) => {
      const [, name, version] = PICK.exec(word) ?? [];
      if (name !== undefined && version !== undefined) return [name, version];
      throw new UsageError('A proposal names versions as in cart@1.0.0-0123456789.');
    }),
  );
}

export function proposalRoutes(app: FastifyInstance, { context, ...options }: BoardOptions): void {
  const { artefacts, releases, deployments } = context;
  const liveRelease = async () => releases.load(await resolveRelease(releases, deployments, 'live'));

  /**
   * If no version is selected, takes the newest version of every deployable of the live release. Does not store the
   * composed release.
   */
  const propose = async (live: Release, picks: ReadonlyMap<string, string>): Promise<Release> => {
    const present = versionsOf(live);
    const picked = [...picks].map(([name, version]) => ({ name, version }));
    const versions = await changedVersions(artefacts, present, {
      requested:
        picks.size > 0
          ? picked.filter(({ version }) => version !== OMITTED)
          : Object.keys(present).map((name) => ({ name })),
      // Ignores the removal of a remote that the live release does not contain. Does not ignore the removal of the
      // shell, which `changedVersions` refuses with a message.
      without: picked.flatMap(({ name, version }) =>
        version === OMITTED && (name in present || name === 'shell') ? [name] : [],
      ),
    });
    return compose(artefacts, versions, live.settings, new Date(options.now()).toISOString());
  };

  app.get<{ Querystring: { with?: string | string[] } }>('/proposal', async (request, reply) => {
    const live = await liveRelease();
    const present = versionsOf(live);
    const picks = picksOf([request.query.with ?? []].flat());
    const proposed = await propose(live, picks).catch((error: unknown) => {
      if (error instanceof ReleaseRefused) return error;
      throw error;
    });
    const names = [...new Set([...Object.keys(present), ...(await artefacts.deployables())])];
    const choices = await Promise.all(
      names.map(async (name) => {
        const versions = await artefacts.versions(name);
        const preselected = picks.size > 0 ? present[name] : present[name] && versions[0]?.version;
        const chosen = picks.get(name) ?? preselected ?? OMITTED;
        const isListed = (version: string) => version === present[name] || version === chosen;
        return {
          name,
          chosen,
          versions: versions.filter(({ version }, index) => index < MAX_VERSIONS || isListed(version)),
        };
      }),
    );
    const state = { picks: choices.map(({ name, chosen }) => `${name}@${chosen}`) };
    const children = (
      <>
        <form className="picks" method="get" action="/proposal">
          {choices.map(({ name, chosen, versions }) => (
            <label key={name}>
              {name}
              <select name="with" defaultValue={`${name}@${chosen}`}>
                {versions.map(({ version, publishedAt }) => (
                  <option key={version} value={`${name}@${version}`}>
                    {`${version} (${version === present[name] ? 'live' : formatTime(publishedAt)})`}
                  </option>
                ))}
                {name !== 'shell' && <option value={`${name}@${OMITTED}`}>left out</option>}
              </select>
            </label>
          ))}
          <button className="quiet">Compare these versions</button>
        </form>
        {proposed instanceof ReleaseRefused ? (
          <Notice isBad message="These versions make no release:" lines={proposed.reasons} />
        ) : proposed.id === live.id ? (
          <p>These versions are what is live.</p>
        ) : (
          <>
            <Differences {...await releaseDifferences(artefacts, live, proposed)} beside="what is live" />
            <BoardForm {...{ options, request, state }} action="compose" label="Compose this release">
              <p>Composing changes nothing for visitors. The release can then be looked at and verified.</p>
            </BoardForm>
          </>
        )}
      </>
    );
    return sendPage(reply, request, 'Propose a release', children);
  });

  app.post('/compose', async (request, reply) => {
    const { state } = readForm(options, request, 'compose');
    const release = await propose(await liveRelease(), picksOf(state.picks ?? []));
    await releases.save(release);
    return reply.redirect(`/release/${release.id}?composed`, 303);
  });
}
