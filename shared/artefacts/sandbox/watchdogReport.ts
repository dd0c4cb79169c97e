import * as v from 'valibot';
import { ownerOfFile, type CodeOwner } from './codeOwner';

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ limit: v.picklist(['time', 'memory']), positions: v.array(v.string()) }),
);

/** Reason why the watchdog killed a process. */
interface WatchdogReport {
  readonly limit: 'time' | 'memory';
  /** Owner of the code that was running. */
  readonly culprit: CodeOwner | undefined;
  /** Position in this code, as in `cart/1.0.0-4f2a91c07b/server/…:93:7`. */
  readonly at: string | undefined;
}

/** Parses the watchdog's report. Returns undefined for other content of the pipe. */
export function readWatchdogReport(text: string): WatchdogReport | undefined {
  const [line = ''] = text.split('\n');
  const { success, output } = v.safeParse(reportSchema, line);
  if (!success) return undefined;
  const at = output.positions.find((position) => ownerOfFile(position) !== undefined);
  return { limit: output.limit, culprit: at === undefined ? undefined : ownerOfFile(at), at };
}
