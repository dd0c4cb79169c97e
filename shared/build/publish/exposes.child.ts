// Loads what a build exposes, in a process of its own: `checkContract` starts it.
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { answerCheck } from './answerCheck';
import { exposesTaskSchema } from './exposesTask';

const component = v.union([v.function(), v.looseObject({ $$typeof: v.symbol() })]);
const fragmentSchema = v.looseObject({ default: v.looseObject({ Component: component }) });
const pageSchema = v.looseObject({
  default: v.looseObject({ Component: component, meta: v.function(), load: v.optional(v.function()) }),
});

void answerCheck((task) => {
  const { dist, owner, modules } = v.parse(exposesTaskSchema, task);
  const load = createRequire(path.join(dist, 'deploy.json'));
  return (step) => {
    const { expose = '', file = '' } = modules[step] ?? {};
    try {
      const module: unknown = load(path.join(dist, file));
      const { success } = v.safeParse(expose.startsWith('./pages/') ? pageSchema : fragmentSchema, module);
      return success ? [] : [`${expose} does not export what the contract asks for (${owner}).`];
    } catch (error) {
      const [reason = ''] = String(error).split('\n');
      return [`${expose} does not load on a server: ${reason} (${owner}).`];
    }
  };
});
