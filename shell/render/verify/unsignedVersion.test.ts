/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestKey } from '@tanabana/releases/versions/artefactKeys';
import { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { FolderObjects } from '@tanabana/releases/stores/folderObjects';
import { cartBuild, pageSaying } from '../../test/testShop';
import { unsignedVersion } from './verify';

function makeKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    open: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

const [team, other] = [makeKeys(), makeKeys()];

/**
 * @param key private key that signs the version
 * @param known content of the file of public keys. There is no file if the content is undefined.
 */
async function publishCart(key?: string, known?: string) {
  const [store, folder] = [newFolder(), newFolder()];
  const artefacts = new ArtefactStore(new FolderObjects(store));
  const manifest = await artefacts.publish(cartBuild(1, pageSaying('one')), { key });
  if (known !== undefined) writeFileSync(path.join(folder, 'cart.pem'), known);
  const fault = (changed = manifest) => unsignedVersion(artefacts, changed, folder);
  return { file: path.join(store, manifestKey(manifest)), manifest, fault };
}

test('a version that its team signed with any of its keys is accepted', async () => {
  const { fault } = await publishCart(team.secret, `${other.open}${team.open}`);
  expect(await fault()).toBeUndefined();
});

test.each([
  [
    'without a signature',
    undefined,
    team.open,
    'is not signed. Publish a version with PUBLISH_KEY (Cart team)',
  ],
  ['signed by another team', other.secret, team.open, 'is signed by a key that is not in'],
  [
    'whose team is unknown',
    team.secret,
    undefined,
    'cart.pem with the public key of cart cannot be read (Shell team)',
  ],
  [
    'whose key is unreadable',
    team.secret,
    'indigo',
    'cart.pem is not a file of Ed25519 public keys in PEM (Shell team).',
  ],
])('a version %s is refused', async (_what, key, known, reason) => {
  const { fault } = await publishCart(key, known);
  expect(await fault()).toContain(reason);
});

test('a manifest that was changed in the store or in the release is refused', async () => {
  const { fault, manifest, file } = await publishCart(team.secret, team.open);
  const withOther = { ...manifest, entry: 'other.js' };
  expect(await fault(withOther)).toContain('in the release is not the version that was signed');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Cart team', 'Gift team'));
  expect(await fault()).toContain('or was changed afterwards');
});

test('a key that cannot sign stops the publication before anything is stored', async () => {
  const store = newFolder();
  const artefacts = new ArtefactStore(new FolderObjects(store));
  const publishing = artefacts.publish(cartBuild(1, pageSaying('one')), { key: team.open });
  await expect(publishing).rejects.toThrow('This is not a private key of Ed25519 in PEM.');
  expect(await artefacts.deployables()).toEqual([]);
});
