import type { LineRequests } from '../lines/answerLine';

/** The keys are created by `lineKey`. */
export interface RequestsOfLines {
  readonly targets: Readonly<Record<string, string>>;
  readonly lineNotes: Readonly<Record<string, string>>;
  readonly measures: Readonly<Record<string, string>>;
  readonly samples: Readonly<Record<string, boolean>>;
}

export function requestsOfLine(
  { targets, lineNotes, measures, samples }: RequestsOfLines,
  key: string,
): LineRequests {
  return {
    targetPrice: targets[key] ?? '',
    note: lineNotes[key] ?? '',
    measure: measures[key] ?? '',
    wantsSample: samples[key] ?? false,
  };
}
