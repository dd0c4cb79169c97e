import { rmSync } from 'node:fs';
import { publicationKey } from '@tanabana/releases/versions/artefactKeys';
import { builtDeployable } from '@tanabana/releases/versions/builtDeployable.testing';
import type { Commit } from '@tanabana/releases/versions/publication';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';

/** Contents of the cart after each commit of its repository. Commits with the same content have the same version. */
const CONTENTS = [0, 1, 0, 2, 1, 3, 0, 4] as const;

export const LAST_COMMIT = CONTENTS.length - 1;

const contentOf = (commit: number) => CONTENTS[commit] ?? 0;

/** Content of the version that the previous build of the release command has published. */
const CONTENT_BEFORE = 5;

const CONTENT_OF_SHELL = 9;

const versionWith = (content: number) => `1.0.0-${String(content).padStart(10, '0')}`;

export const VERSION_BEFORE = versionWith(CONTENT_BEFORE);

export const versionOf = (commit: number) => versionWith(contentOf(commit));

/** Times of commits have no relation to the clocks of the pipelines. */
const commitOf = (index: number): Commit => ({
  id: `${index}`.repeat(10),
  at: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
  subject: `Change ${index}`,
});

/** Versions with contents that are both even or both odd have a common file. */
function build(name: string, content: number, optional: object = {}): string {
  return builtDeployable(
    { name, version: versionWith(content), owner: `${name} team`, ...optional },
    {
      'browser/entry.js': `export default ${content}`,
      'browser/common.js': `export default "${content % 2}"`,
    },
  );
}

export async function publishCommit(
  { artefacts, deployments }: ReleaseContext,
  index: number,
): Promise<void> {
  const optional = { title: 'Cart', budgets: { scriptsOfPage: 1_000 }, records: {}, later: {} };
  const dist = build('cart', contentOf(index), optional);
  try {
    await artefacts.publish(dist, { by: deployments.by, commit: commitOf(index) });
  } finally {
    rmSync(dist, { recursive: true });
  }
}

/** Writes versions of the shell and of the cart as earlier builds did: without optional fields and without a commit. */
export async function publishBefore({ artefacts }: ReleaseContext, at: number): Promise<string> {
  const cart = build('cart', CONTENT_BEFORE);
  const shell = build('shell', CONTENT_OF_SHELL);
  await artefacts.publish(cart);
  const published = JSON.stringify({ by: 'Asha', at: new Date(at).toISOString() });
  await artefacts.objects.create(publicationKey({ name: 'cart', version: VERSION_BEFORE }), published);
  const { version } = await artefacts.publish(shell);
  for (const dist of [cart, shell]) rmSync(dist, { recursive: true });
  return version;
}
