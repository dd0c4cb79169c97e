import type { FragmentModule } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import builtHighlights from 'virtual:highlights';
import { HandicraftHighlights } from './HandicraftHighlights';
import { highlightsSchema } from './highlights';

const highlights = v.parse(highlightsSchema, builtHighlights);

export default {
  Component: ({ request: { seed } }) => <HandicraftHighlights highlights={highlights} seed={seed} />,
} satisfies FragmentModule;
