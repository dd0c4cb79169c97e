import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_MAPS } from '@tanabana/releases/versions/artefactKeys';
import { contentHash } from '@tanabana/releases/versions/namedByContent';

/** Matches the entry module of federation, whose name depends on the folder of the sources. */
const FEDERATION_ENTRY = /(\.federation\/entry)\.[0-9a-f]+/;

/**
 * Returns the option that names sources in maps by their path in the repository, so that maps do not depend on the
 * location of the repository.
 */
export function sourceNames(root: string) {
  return {
    devtoolModuleFilenameTemplate: ({ absoluteResourcePath: file }: { absoluteResourcePath: string }) =>
      file.replace(`${root}/`, '').replace(FEDERATION_ENTRY, '$1'),
  };
}

/**
 * Moves the source maps of a build to a folder that is not public. The new name consists of the name of the script and
 * a hash of the map.
 * @returns paths relative to the folder `server` of the build
 */
export function moveSourceMaps(dist: string): string[] {
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.map'),
  );
  return maps.map((map) => {
    // Removes the property `file`, because its value depends on the folder of the repository, and names the script
    // without the final hash.
    const { file: _, ...content } = JSON.parse(readFileSync(path.join(dist, map), 'utf8')) as {
      file?: string;
    };
    const text = JSON.stringify(content);
    const moved = path.join(dist, SOURCE_MAPS, map.replace(/map$/, `${contentHash(text)}.map`));
    mkdirSync(path.dirname(moved), { recursive: true });
    writeFileSync(moved, text);
    rmSync(path.join(dist, map));
    return path.relative(path.join(dist, 'server'), moved);
  });
}
