import type { FragmentModule } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import builtHighlights from 'virtual:highlights';
import { ExclusiveRugs } from './ExclusiveRugs';
import { highlightsSchema } from './highlights';

const highlights = v.parse(highlightsSchema, builtHighlights);

export default {
  Component: ({ request: { seed } }) => <ExclusiveRugs highlights={highlights} seed={seed} />,
} satisfies FragmentModule;
