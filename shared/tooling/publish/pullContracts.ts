import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { readLiveRelease } from '@tanabana/releases/documents/readRelease';
import { plainName } from '@tanabana/contract/files/fileAddress';
import type { ObjectStore } from '@tanabana/releases/stores/objectStore';
import { readContractFile } from '@tanabana/releases/versions/readContractFile';
import { readRecord } from '@tanabana/releases/versions/readRecord';
import type { ContractFile, JsonSchema } from '@tanabana/contract/remotes/contractFile';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { folderOf, readContract } from './deployables';
import { valibotSource } from './valibotSource';

interface Sources {
  readonly root: string;
  readonly artefacts: ArtefactStore;
  readonly releases: ObjectStore;
}

const MAX_SAMPLES = 5;

/**
 * Writes the contracts that a remote uses into its `src/pulled`: a module for each provider, and samples of the
 * records for `npm start`, which runs the remote alone.
 * @param named versions by provider. For a provider without an entry, the live version is used, or else the newest
 * version.
 * @returns names of the written files
 * @throws {Error} when a provider's version lacks a record or fragment that a route declares
 */
export async function pullContracts(
  { root, artefacts, releases }: Sources,
  remote: string,
  named: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const { routes } = await readContract(root, remote);
  const records = new Set(routes.flatMap((route) => route.records ?? []));
  const fragments = new Set(routes.flatMap((route) => route.fragments ?? []));
  const providers = new Set([...records, ...fragments].map((used) => used.split('/')[0] ?? ''));
  const live = await readLiveRelease(releases);
  const written: string[] = [];
  for (const provider of [...providers].filter((name) => name !== remote)) {
    const [newest] = await artefacts.versions(provider);
    const version = named[provider] ?? live?.remotes[provider]?.version ?? newest?.version;
    if (version === undefined) throw new Error(`No version of ${provider} was published.`);
    const manifest = await artefacts.manifest(provider, version);
    const contract = await readContractFile(artefacts, manifest);
    if (!contract)
      throw new Error(`${provider} ${version} was published without a contract. Publish it again.`);
    const used = {
      records: picked(provider, version, contract, 'records', records),
      fragments: picked(provider, version, contract, 'fragments', fragments),
    };
    const file = path.join(folderOf(root, remote), 'src/pulled', provider);
    const write = async (extension: string, text: string) => {
      await writeFile(path.join(root, file + extension), text);
      written.push(file + extension);
    };
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await write('.ts', contractModule(provider, used));
    if (used.records.length === 0) continue;
    const samples = used.records.map(async ([name]) => [
      `${provider}/${name}`,
      await sampleOf(artefacts, manifest, name),
    ]);
    await write('.samples.json', JSON.stringify(Object.fromEntries(await Promise.all(samples))));
  }
  return written;
}

/**
 * Reads some entries of a published record. Removes hashes from the file names in the entries, because dev servers use
 * names without hashes.
 */
async function sampleOf(
  artefacts: ArtefactStore,
  manifest: DeployManifest,
  record: string,
): Promise<unknown> {
  const content = JSON.stringify(await readRecord(artefacts, manifest, record));
  const all: unknown = JSON.parse(content.replaceAll(/"[^"]*"/g, plainName));
  if (!Array.isArray(all)) return all;
  const step = Math.ceil(all.length / MAX_SAMPLES);
  return all.filter((_, index) => index % step === 0);
}

function picked(
  provider: string,
  version: string,
  contract: ContractFile,
  kind: 'records' | 'fragments',
  used: ReadonlySet<string>,
): [name: string, schema: JsonSchema][] {
  return [...used].flatMap((whole) => {
    const [owner, name = ''] = whole.split('/');
    if (owner !== provider) return [];
    const schema = contract[kind][name];
    if (schema) return [[name, schema]];
    const offered = Object.keys(contract[kind]).join(', ') || 'none';
    throw new Error(`${provider} ${version} offers no ${whole}; of its ${kind} there are: ${offered}.`);
  });
}

type Used = Record<'records' | 'fragments', ReturnType<typeof picked>>;

function contractModule(provider: string, { records, fragments }: Used): string {
  const named = (name: string) => `'${provider}/${name}'`;
  const shown = fragments.map(([name, schema]) => `${named(name)}: ${valibotSource(schema)},`);
  const props = fragments.map(
    ([name]) => `${named(name)}: v.InferInput<(typeof ${provider}.fragments)[${named(name)}]>;`,
  );
  return `// Contract of the remote \`${provider}\`, written by \`npm run contracts -- pull\`. Do not edit.
import * as v from 'valibot';

${records.map(([name, schema]) => `export const ${name} = ${valibotSource(schema)};\n`).join('\n')}
/** Records and fragments of the remote \`${provider}\` that this remote uses. */
export const ${provider} = {
  records: { ${records.map(([name]) => `${named(name)}: ${name},`).join(' ')} },
  fragments: { ${shown.join(' ')} },
};
${props.length === 0 ? '' : `\ndeclare module '@tanabana/contract/pages/page' {\ninterface Fragments {\n${props.join('\n')}\n}\n}\n`}`;
}
