import * as v from 'valibot';
import { ownerOfFile, type CodeOwner } from './codeOwner';

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ limit: v.picklist(['time', 'memory']), files: v.array(v.string()) }),
);

/** Why the watchdog ended a process. */
interface WatchdogReport {
  readonly limit: 'time' | 'memory';
  /** Whose code was running. */
  readonly culprit: CodeOwner | undefined;
}

/** Reads the watchdog's report; undefined when there is none, or the pipe has other content. */
export function readWatchdogReport(text: string): WatchdogReport | undefined {
  const [line = ''] = text.split('\n');
  const { success, output } = v.safeParse(reportSchema, line);
  if (!success) return undefined;
  return {
    limit: output.limit,
    culprit: output.files.map(ownerOfFile).find((owner) => owner !== undefined),
  };
}
