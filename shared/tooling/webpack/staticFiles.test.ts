/** @jest-environment node */
import path from 'node:path';
import { plainName } from '@tanabana/contract/files/fileAddress';
import { namingOf } from '@tanabana/releases/versions/namedByContent';
import { staticFiles } from './staticFiles';

const byContent = namingOf({ output: { filename: '[name].[contenthash:10].js' } });

test('the web manifest names the icons as the build does', () => {
  const files = staticFiles(path.resolve(__dirname, '../../../shell/layout/static'), byContent);
  const names = Object.keys(files);
  const manifest = names.find((name) => name.endsWith('.webmanifest')) ?? '';
  const { icons } = JSON.parse(String(files[manifest])) as { icons: { src: string }[] };
  expect(icons.map(({ src }) => plainName(src))).toContain('icon-512.png');
  for (const { src } of icons) expect(names).toContain(src);
});
