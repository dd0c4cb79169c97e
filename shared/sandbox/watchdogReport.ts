import * as v from 'valibot';
import { ownerOfFile } from './codeOwner';

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ limit: v.picklist(['time', 'memory']), positions: v.array(v.string()) }),
);

/** Returns undefined for other content of the pipe. */
export function readWatchdogReport(text: string) {
  const [line = ''] = text.split('\n');
  const { success, output } = v.safeParse(reportSchema, line);
  if (!success) return undefined;
  // Position of the innermost function of a published version, as in `cart/1.0.0-4f2a91c07b/server/…:93:7`.
  const at = output.positions.find((position) => ownerOfFile(position) !== undefined);
  return { limit: output.limit, culprit: ownerOfFile(at ?? ''), at };
}
