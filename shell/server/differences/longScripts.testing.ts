import { createHash } from 'node:crypto';
import path from 'node:path';
import { builtName } from '@tanabana/build/publish/builtDeployable.testing';
import { compressFiles } from '@tanabana/build/publish/compressFiles';
import { contentHash } from '@tanabana/build/webpack/namedByContent';
import { cartBuild, pageSaying, type TestShop } from '../../test/testShop';

/** The words of a script are as good as random: nothing but its predecessor tells them. */
const WORDS = Array.from({ length: 200 }, (_, index) => contentHash(String(index)));

/** A version of a script that is worth a difference: the next one differs in a word. */
export const longScript = (number: number) =>
  [...WORDS, `version ${number}`].map((word) => `say('${word}');`).join('\n');

/** A version of another script. */
export const otherScript = (number: number) => `'the other';${longScript(number)}`;

/** Where a version of the long script is. */
export const longAddress = (number: number) => `/assets/cart/parts/${longName(number)}`;

const longName = (number: number) => builtName('long.js', longScript(number));

/** Publishes versions 1 and 2 of the long script, with their compressed forms, and version 1 of the other. */
export async function publishLongScripts({ context }: Pick<TestShop, 'context'>): Promise<void> {
  for (const number of [1, 2]) {
    const dist = cartBuild(
      20 + number,
      pageSaying('long'),
      {},
      {
        'browser/parts/long.js': longScript(number),
        'browser/parts/other.js': otherScript(1),
      },
    );
    await compressFiles(path.join(dist, 'browser'));
    await context.artefacts.publish(dist);
  }
}

/** What a browser says that has a dictionary: `br` and `gzip` besides, and the id that came with it. */
export const having = (content: Buffer | string, id: string) => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${createHash('sha256').update(content).digest('base64')}:`,
  'dictionary-id': `"${id}"`,
});

/** What a browser says that has a version of the long script. */
export const havingLong = (number: number) => having(longScript(number), contentHash(longScript(number)));
