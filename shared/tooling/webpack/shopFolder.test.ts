/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { dataFolder, replacedData, writableDataFolder } from './shopFolder';
import { buildConstants, shopSettings } from './shopSettings';
import { compilerHash, sourceFolders, sourceHash } from './sourceHash';

afterEach(() => {
  delete process.env.SHOP;
});

const SETTINGS = {
  brand: 'Kesari',
  origin: 'https://kesari.example',
  contact: {
    email: 'a@kesari.example',
    enquiryEmail: 'b@kesari.example',
    phone: '+91 1',
    whatsApp: '+91 2',
    address: ['Pune'],
  },
};

/** Creates a repository with a remote, and a shop beside the repository. */
function repositoryAndShop(files: Readonly<Record<string, string>>) {
  const parent = newFolder();
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(parent, name)), { recursive: true });
    writeFileSync(path.join(parent, name), content);
  };
  write('repository/mfe-content/package.json', '{ "name": "@tanabana/mfe-content" }');
  write('repository/mfe-content/webpack.config.ts', '');
  write('repository/mfe-content/content/home.json', '"sample"');
  write('repository/mfe-content/content/faq.json', '"sample"');
  write('repository/mfe-content/pictures/manifest.json', '{}');
  write('kesari/settings.json', JSON.stringify({ format: 2, ...SETTINGS }));
  for (const [name, content] of Object.entries(files)) write(name, content);
  process.env.SHOP = '../kesari';
  const root = path.join(parent, 'repository');
  return { root, remote: path.join(root, 'mfe-content'), shop: path.join(parent, 'kesari'), write };
}

test('without a shop, data are those of the sample', () => {
  const { remote } = repositoryAndShop({});
  delete process.env.SHOP;
  expect(dataFolder(remote, 'content')).toBe(path.join(remote, 'content'));
  expect(replacedData(remote)).toEqual({});
});

test('a part of the shop replaces that of the sample, and others remain', () => {
  const { remote, shop } = repositoryAndShop({ 'kesari/pictures/content/manifest.json': '{}' });
  expect(dataFolder(remote, 'pictures')).toBe(path.join(shop, 'pictures/content'));
  expect(dataFolder(remote, 'content')).toBe(path.join(remote, 'content'));
  expect(writableDataFolder(remote, 'content')).toBe(path.join(shop, 'content'));
});

test('content that the shop lacks is not resolved to the shop', () => {
  const { remote, shop } = repositoryAndShop({ 'kesari/content/home.json': '"own"' });
  expect(replacedData(remote)).toEqual({
    [path.join(remote, 'content/home.json')]: path.join(shop, 'content/home.json'),
  });
});

test('a folder that does not exist is named', () => {
  const { remote } = repositoryAndShop({});
  process.env.SHOP = '../kesri';
  expect(() => dataFolder(remote, 'content')).toThrow(/TB-CONFIG-012: SHOP is "\.\.\/kesri"/);
});

test('a change of data builds the deployables again that read them', () => {
  const { root, write } = repositoryAndShop({ 'kesari/content/home.json': '"own"' });
  const hashes = () => [sourceHash(root, 'mfe-content'), compilerHash(root, 'mfe-content')];
  const [before, compiler] = hashes();
  write('repository/mfe-content/content/home.json', '"the sample is not read"');
  expect(hashes()).toEqual([before, compiler]);
  write('kesari/collection/groups.json', '[]');
  expect(hashes()).toEqual([before, compiler]);
  write('kesari/content/home.json', '"changed"');
  expect(hashes()).toEqual([expect.not.stringMatching(before ?? ''), compiler]);
  write('kesari/content/faq.json', '"resolved anew"');
  expect(hashes()).not.toContain(compiler);
});

test('the development server watches the shop', () => {
  const { root } = repositoryAndShop({ 'kesari/content/home.json': '"own"' });
  expect(sourceFolders(root, 'mfe-content')).toEqual([
    'mfe-content',
    '../kesari/content',
    '../kesari/settings.json',
  ]);
});

test('the settings of a shop come from its folder, and not from the sample', () => {
  const { root } = repositoryAndShop({});
  expect(shopSettings(root)).toEqual({
    ...SETTINGS,
    apiBaseUrl: '/api',
    social: {},
    minimumOrder: 1,
    payments: false,
    blogOpenToAll: false,
  });
});

test('builds contain which categories of the shop are quoted, and those of the sample contain the default', () => {
  const { root, write } = repositoryAndShop({});
  expect(buildConstants(root)).toEqual({ MINIMUM_ORDER: 1, QUOTED_CATEGORIES: [] });
  const groups = [{ category: ' Sarees', folder: 'sarees', isQuoted: true }, { category: 'Rugs' }];
  write('kesari/collection/groups.json', JSON.stringify(groups));
  expect(buildConstants(root).QUOTED_CATEGORIES).toEqual(['sarees']);
  delete process.env.SHOP;
  expect(buildConstants(root)).toEqual({});
});

test('all faults of the settings are named at once', () => {
  const { root } = repositoryAndShop({
    'kesari/settings.json': JSON.stringify({
      ...SETTINGS,
      brand: undefined,
      origin: 'kesari',
      colour: 'red',
    }),
  });
  expect(() => shopSettings(root)).toThrow(/TB-CONFIG-006: .*settings\.json .*brand.*origin.*colour/s);
});

test('a colour of the theme with too little contrast is refused', () => {
  const colors = {
    paper: '#ffffff',
    sand: '#eeeeee',
    ink: '#111111',
    muted: '#bbbbbb',
    madder: '#8c2f2b',
    madderDeep: '#6f211e',
    indigo: '#22385a',
    indigoDeep: '#1a2c47',
    brass: '#8f7a3d',
    leaf: '#2f6b3f',
    line: '#dddddd',
    control: '#77817b',
  };
  const { root, write } = repositoryAndShop({ 'kesari/theme.json': JSON.stringify({ colors }) });
  expect(() => shopSettings(root)).toThrow(
    /muted on paper has a contrast of 1\.9, and needs 4\.5; .*muted on sand has a contrast of 1\.6/,
  );
  write('kesari/theme.json', JSON.stringify({ colors: { ...colors, muted: '#555555' } }));
  expect(shopSettings(root).theme?.colors.muted).toBe('#555555');
});
