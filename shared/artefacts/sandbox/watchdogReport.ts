import * as v from 'valibot';
import { ownerOfFile, type CodeOwner } from './codeOwner';

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ limit: v.picklist(['time', 'memory']), files: v.array(v.string()) }),
);

/** Reason why the watchdog killed a process. */
interface WatchdogReport {
  readonly limit: 'time' | 'memory';
  /** Owner of the code that was running. */
  readonly culprit: CodeOwner | undefined;
}

/** Parses the watchdog's report. Returns undefined for other content of the pipe. */
export function readWatchdogReport(text: string): WatchdogReport | undefined {
  const [line = ''] = text.split('\n');
  const { success, output } = v.safeParse(reportSchema, line);
  if (!success) return undefined;
  return {
    limit: output.limit,
    culprit: output.files.map(ownerOfFile).find((owner) => owner !== undefined),
  };
}
